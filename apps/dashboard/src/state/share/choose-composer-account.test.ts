import { expect, test } from 'vitest'
import { accountKey, statusId } from '@colonnade/domain/entities'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { typeDescriptionAtom } from '../compose/describe-media.ts'
import { beginSubmissionAtom, changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { attachmentCardsAtom } from '../compose/upload-list.ts'
import { createSession } from '../create-session.ts'
import { sessionsAtom } from '../sessions.ts'
import { chooseAuthorAtom, authorAtom } from './choose-composer-account.ts'

const UPLOAD = 'POST /api/v2/media'

/** Opens the page with Mira as the author; Noor of another server is signed in too. */
function openPage(traits: Parameters<typeof createTestComposer>[0] = {}) {
  const opened = createTestComposer(traits)
  const { session: mira, server } = opened
  const noor = createSession({
    ...mira,
    key: accountKey('noor', 'far.example'),
    origin: 'https://far.example',
    initialState: { ...mira.initialState, meta: { ...mira.meta, default_privacy: 'unlisted' } },
    onUnauthorised: () => undefined,
  })
  const { app } = mira
  app.set(sessionsAtom, [mira, noor])
  server.on(UPLOAD, () => Response.json({ id: '7', type: 'image', description: null }))
  const choose = ({ key }: typeof mira) => app.set(chooseAuthorAtom, key)
  const draftOf = (session: typeof mira) => session.store.get(draftAtom(session))
  return { ...opened, app, mira, noor, choose, draftOf }
}

test(
  'selects the last author again while they are signed in',
  { tags: ['STA-05', 'BY-02'] },
  () => {
    const { app, mira, noor, choose, platform } = openPage()
    expect(app.get(authorAtom)).toBe(mira)

    choose(noor)
    expect(app.get(authorAtom)).toBe(noor)

    const later = openPage({ storage: platform.storage })
    expect(later.app.get(authorAtom)).toBe(later.noor)
    later.app.set(sessionsAtom, [later.mira])
    expect(later.app.get(authorAtom)).toBe(later.mira)
  },
)

test(
  'moves the text to the new author with their visibility, without a copy',
  { tags: ['STA-05', 'BY-32'] },
  () => {
    const { mira, noor, choose, draftOf, write } = openPage()
    write({ text: 'Seen on the way', spoiler: true, spoilerText: 'trains' })
    const { idempotencyKey } = draftOf(mira)

    choose(noor)

    const moved = { text: 'Seen on the way', spoilerText: 'trains', privacy: 'unlisted' }
    expect(draftOf(noor)).toMatchObject(moved)
    expect(draftOf(noor).idempotencyKey).not.toBe(idempotencyKey)
    expect(draftOf(mira)).toMatchObject({ text: '', spoilerText: '' })
  },
)

test(
  'moves files with their descriptions to the new author’s server',
  { tags: ['STA-05', 'BY-32'] },
  async () => {
    const { mira, noor, choose, draftOf, server } = openPage()
    const cards = (session: typeof mira) => session.store.get(attachmentCardsAtom(session))
    const file = new File(['x'], 'sea.png', { type: 'image/png' })
    await mira.store.set(attachFilesAtom, mira, [file])
    mira.store.set(typeDescriptionAtom, mira, cards(mira)[0]!.key, 'The sea')

    choose(noor)
    await expect.poll(() => draftOf(noor).mediaIds).toEqual(['7'])

    expect(cards(noor)).toMatchObject([{ name: 'sea.png', description: 'The sea' }])
    expect([cards(mira), draftOf(mira).mediaIds]).toEqual([[], []])
    const sentTo = server.requests().filter(({ url }) => url.endsWith('/media'))
    expect(sentTo.map(({ url }) => new URL(url).host)).toEqual(['colonnade.example', 'far.example'])
  },
)

test('keeps a reply with its account when switching', { tags: ['STA-05', 'BY-32'] }, () => {
  const { mira, noor, choose, draftOf, write } = openPage()
  write({ text: 'To you', inReplyTo: statusId('5') })
  noor.store.set(changeDraftAtom, noor, { text: 'Begun' })

  choose(noor)

  expect([draftOf(mira).text, draftOf(noor).text]).toEqual(['To you', 'Begun'])
})

test('does not switch accounts while a post is being submitted', async () => {
  const { app, mira, noor, choose } = openPage()
  mira.store.set(beginSubmissionAtom, mira)

  choose(noor)
  await flushPromises()

  expect(app.get(authorAtom)).toBe(mira)
})
