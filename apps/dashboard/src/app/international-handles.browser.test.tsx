// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { BlockRow } from '../features/account-lists/AccountListColumn.tsx'
import { MuteRow } from '../features/account-lists/MuteRow.tsx'
import { RequestRow } from '../features/account-lists/RequestRow.tsx'
import { PersonPick } from '../features/account/index.ts'
import { LimitedProfile } from '../features/account/profile/ProfileColumn.tsx'
import { useShareProfile } from '../features/account/use-share-profile.ts'
import { ReplyContext } from '../features/compose/context/DraftContext.tsx'
import { AvatarLink } from '../features/notifications/NotificationArticle.tsx'
import { ReportDialog } from '../features/report/index.ts'
import { ReplyingTo } from '../features/status/header/ReplyingTo.tsx'
import { createSampleAccount, createSampleStatus } from '../gallery/sample-data.ts'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { toastsAtom } from '../state/ui/messages.ts'
import { account, relationship } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createPageResponse as answer } from '../testing/scripted-server.ts'
import { testSession } from '../testing/test-session.ts'

const ID = accountId('7')
const SENT = 'bob@xn--bcher-kva.example'
const SHOWN = '@bob@bücher.example'

const bob = createSampleAccount('bob', { id: ID, acct: SENT })
const ofBob = createSampleStatus('5', { account: ID })
const reply = {
  ...createSampleStatus('6'),
  in_reply_to_id: statusId('5'),
  in_reply_to_account_id: ID,
}
const doNothing = () => undefined

async function show(element: ReactNode) {
  const { session, server } = testSession()
  session.store.set(ingestAccountsAtom, session, [account({ id: ID, username: 'bob', acct: SENT })])
  server.on('GET /api/v1/accounts/7/statuses', () => answer([]))
  await renderWithSession(session, element)
  return { session, server }
}

const getLink = (name: string) => page.getByRole('link', { name, exact: true })
const getButton = (name: string) => page.getByRole('button', { name, exact: true })

test.each([
  [
    'above a reply',
    <ReplyingTo key="" status={reply} author={bob} />,
    () => getLink(`In reply to ${SHOWN}`),
  ],
  [
    'above the composer',
    <ReplyContext key="" status={ofBob} author={bob} isLocked={false} onCancel={doNothing} />,
    () => page.getByRole('group', { name: `Replying to ${SHOWN}` }),
  ],
  [
    'of who can be picked',
    <PersonPick key="" id={ID} isSelected={false} onToggle={doNothing} />,
    () => getButton(`Add ${SHOWN}`),
  ],
  [
    'of who is picked',
    <PersonPick key="" id={ID} isSelected onToggle={doNothing} />,
    () => getButton(`Remove ${SHOWN}`),
  ],
  [
    'of a hidden profile',
    <LimitedProfile key="" account={bob} />,
    () => page.getByText(`hide ${SHOWN} from people`),
  ],
  ['of a face', <AvatarLink key="" id={ID} />, () => page.getByTitle(SHOWN)],
  [
    'in the title of a report',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={doNothing} />,
    () => page.getByRole('dialog', { name: `Report ${SHOWN}` }),
  ],
  [
    'in the words of a report',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={doNothing} />,
    () => page.getByText(`${SHOWN} won't be notified.`),
  ],
  [
    'of the server that a report goes to',
    <ReportDialog key="" accountId={ID} statusId={null} onClose={doNothing} />,
    () => page.getByRole('switch', { name: 'Forward to bücher.example' }),
  ],
])(
  'shows the domain %s in its Unicode form',
  { tags: ['ENT-01'] },
  async (_place, element, find) => {
    await show(element)

    await expect.element(find()).toBeVisible()
  },
)

test.each([
  ['Unblock', `Unblocked ${SHOWN}`, <BlockRow key="" id={ID} />],
  ['Unmute', `Unmuted ${SHOWN}`, <MuteRow key="" id={ID} />],
  ['Accept', `${SHOWN} now follows you`, <RequestRow key="" id={ID} />],
  ['Reject', `Rejected ${SHOWN}'s follow request`, <RequestRow key="" id={ID} />],
])('announces after %s: %s', { tags: ['ENT-01'] }, async (name, text, row) => {
  const { session, server } = await show(row)
  for (const act of ['accounts/7/unblock', 'accounts/7/unmute'])
    server.on(`POST /api/v1/${act}`, () => Response.json(relationship({ id: ID })))
  for (const act of ['authorize', 'reject'])
    server.on(`POST /api/v1/follow_requests/7/${act}`, () =>
      Response.json(relationship({ id: ID })),
    )
  await expect.element(page.getByText(SHOWN)).toBeVisible()

  await getButton(name).click()

  await expect.poll(() => session.app.get(toastsAtom)).toMatchObject([{ text }])
})

function ShareButton() {
  const share = useShareProfile(bob)
  return <button onClick={share}>Share</button>
}

test('shares a profile with the Unicode form of its handle', { tags: ['ENT-01'] }, async () => {
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
  await show(
    <>
      <PersonPick id={ID} isSelected onToggle={doNothing} />
      <ShareButton />
    </>,
  )
  await expect.element(page.getByText(SHOWN)).toBeVisible()

  await getButton('Share').click()

  expect(share).toHaveBeenCalledWith({ title: SHOWN, url: bob.url })
  vi.unstubAllGlobals()
})
