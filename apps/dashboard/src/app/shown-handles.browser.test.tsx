// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { PersonPick } from '../features/account/index.ts'
import { LimitedProfile } from '../features/account/profile/ProfileColumn.tsx'
import { useShareProfile } from '../features/account/use-share-profile.ts'
import { ReplyContext } from '../features/compose/context/DraftContext.tsx'
import { Face } from '../features/notifications/Note.tsx'
import { MuteRow } from '../features/people/MuteRow.tsx'
import { BlockRow } from '../features/people/PeopleColumn.tsx'
import { RequestRow } from '../features/people/RequestRow.tsx'
import { ReportDialog } from '../features/report/index.ts'
import { ReplyReason } from '../features/status/header/ReplyReason.tsx'
import { person, post } from '../gallery/gallery-data.ts'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { noticesAtom } from '../state/ui/messages.ts'
import { account, relationship } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { page as answer } from '../testing/scripted-server.ts'
import { testSession } from '../testing/test-session.ts'

const ID = accountId('7')
const SENT = 'bob@xn--bcher-kva.example'
const SHOWN = '@bob@bücher.example'

const bob = person('bob', { id: ID, acct: SENT })
const ofBob = post('5', { account: ID })
const reply = { ...post('6'), in_reply_to_id: statusId('5'), in_reply_to_account_id: ID }
const ignore = () => undefined

async function show(drawn: ReactNode) {
  const { session, server } = testSession()
  session.store.set(ingestAccountsAtom, session, [account({ id: ID, username: 'bob', acct: SENT })])
  server.on('GET /api/v1/accounts/7/statuses', () => answer([]))
  await renderWithSession(session, drawn)
  return { session, server }
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test.each([
  [
    'above a reply',
    <ReplyReason key="" status={reply} author={bob} />,
    () => link(`In reply to ${SHOWN}`),
  ],
  [
    'above the composer',
    <ReplyContext key="" status={ofBob} author={bob} isLocked={false} onCancel={ignore} />,
    () => page.getByRole('group', { name: `Replying to ${SHOWN}` }),
  ],
  [
    'of who can be picked',
    <PersonPick key="" id={ID} isIn={false} onToggle={ignore} />,
    () => button(`Add ${SHOWN}`),
  ],
  [
    'of who is picked',
    <PersonPick key="" id={ID} isIn onToggle={ignore} />,
    () => button(`Remove ${SHOWN}`),
  ],
  [
    'of a hidden profile',
    <LimitedProfile key="" account={bob} />,
    () => page.getByText(`hide ${SHOWN} from people`),
  ],
  ['of a face', <Face key="" id={ID} />, () => page.getByTitle(SHOWN)],
  [
    'in the title of a report',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={ignore} />,
    () => page.getByRole('dialog', { name: `Report ${SHOWN}` }),
  ],
  [
    'in the words of a report',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={ignore} />,
    () => page.getByText(`${SHOWN} won't be notified.`),
  ],
  [
    'of the server that a report goes to',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={ignore} />,
    () => page.getByRole('switch', { name: 'Forward to bücher.example' }),
  ],
])('shows the domain %s in its own letters', { tags: ['ENT-01'] }, async (_place, drawn, find) => {
  await show(drawn)

  await expect.element(find()).toBeVisible()
})

test.each([
  ['Unblock', `Unblocked ${SHOWN}`, <BlockRow key="" id={ID} />],
  ['Unmute', `Unmuted ${SHOWN}`, <MuteRow key="" id={ID} />],
  ['Accept', `${SHOWN} now follows you`, <RequestRow key="" id={ID} />],
  ['Reject', `Rejected ${SHOWN}'s follow request`, <RequestRow key="" id={ID} />],
])('tells after %s: %s', { tags: ['ENT-01'] }, async (name, text, row) => {
  const { session, server } = await show(row)
  for (const act of ['accounts/7/unblock', 'accounts/7/unmute'])
    server.on(`POST /api/v1/${act}`, () => Response.json(relationship({ id: ID })))
  for (const act of ['authorize', 'reject'])
    server.on(`POST /api/v1/follow_requests/7/${act}`, () =>
      Response.json(relationship({ id: ID })),
    )
  await expect.element(page.getByText(SHOWN)).toBeVisible()

  await button(name).click()

  await expect.poll(() => session.app.get(noticesAtom)).toMatchObject([{ text }])
})

function ShareButton() {
  const share = useShareProfile(bob)
  return <button onClick={share}>Share</button>
}

test('shares a profile by its handle in its own letters', { tags: ['ENT-01'] }, async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  await show(
    <>
      <PersonPick id={ID} isIn onToggle={ignore} />
      <ShareButton />
    </>,
  )
  await expect.element(page.getByText(SHOWN)).toBeVisible()

  await button('Share').click()

  expect(share).toHaveBeenCalledWith({ title: SHOWN, url: bob.url })
  vi.unstubAllGlobals()
})
