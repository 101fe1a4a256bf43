import { expect, test } from 'vitest'
import { accountKey, statusId } from '@colonnade/domain/entities'
import { settled } from '../../testing/fake-clock.ts'
import { composer } from '../../testing/test-composer.ts'
import { attachFilesAtom } from '../compose/attach-files.ts'
import { typeDescriptionAtom } from '../compose/describe.ts'
import { beginSendingAtom, changeDraftAtom, draftAtom } from '../compose/draft.ts'
import { cardsAtom } from '../compose/upload-list.ts'
import { createSession } from '../create-session.ts'
import { sessionsAtom } from '../sessions.ts'
import { chooseWriterAtom, writerAtom } from './choose-writer.ts'

const UPLOAD = 'POST /api/v2/media'

/** Mira writes; Noor of another server is signed in too. */
function page(traits: Parameters<typeof composer>[0] = {}) {
  const opened = composer(traits)
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
  const choose = ({ key }: typeof mira) => app.set(chooseWriterAtom, key)
  const draftOf = (session: typeof mira) => session.store.get(draftAtom(session))
  return { ...opened, app, mira, noor, choose, draftOf }
}

test(
  'who wrote last writes again, as long as they are signed in',
  { tags: ['STA-05', 'BY-02'] },
  () => {
    const { app, mira, noor, choose, platform } = page()
    expect(app.get(writerAtom)).toBe(mira)

    choose(noor)
    expect(app.get(writerAtom)).toBe(noor)

    const later = page({ storage: platform.storage })
    expect(later.app.get(writerAtom)).toBe(later.noor)
    later.app.set(sessionsAtom, [later.mira])
    expect(later.app.get(writerAtom)).toBe(later.mira)
  },
)

test(
  'what is written goes along, with the privacy of whoever writes now, and is there once',
  { tags: ['STA-05', 'BY-32'] },
  () => {
    const { mira, noor, choose, draftOf, write } = page()
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
  'files go along with their descriptions, to the server of whoever writes now',
  { tags: ['STA-05', 'BY-32'] },
  async () => {
    const { mira, noor, choose, draftOf, server } = page()
    const cards = (session: typeof mira) => session.store.get(cardsAtom(session))
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

test(
  'an answer stays with its account, and what the other has begun stays there',
  { tags: ['STA-05', 'BY-32'] },
  () => {
    const { mira, noor, choose, draftOf, write } = page()
    write({ text: 'To you', inReplyTo: statusId('5') })
    noor.store.set(changeDraftAtom, noor, { text: 'Begun' })

    choose(noor)

    expect([draftOf(mira).text, draftOf(noor).text]).toEqual(['To you', 'Begun'])
  },
)

test('nobody else writes while a post is on its way', async () => {
  const { app, mira, noor, choose } = page()
  mira.store.set(beginSendingAtom, mira)

  choose(noor)
  await settled()

  expect(app.get(writerAtom)).toBe(mira)
})
