import { describe, expect, test } from 'vitest'
import { accountId, mediaId, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { otherDraftsAtom } from '../drafts/draft-list.ts'
import { startKeepingDrafts } from '../drafts/keep-drafts.ts'
import { openDraftAtom } from '../drafts/take-draft.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { removeStatusesAtom } from '../out-of-sight/remove-statuses.ts'
import { redraftStatusAtom } from '../publish/redraft.ts'
import { submitDraftAtom } from '../publish/submit.ts'
import { noticesAtom } from '../ui/messages.ts'
import { composerFocusAtom } from './composer-focus.ts'
import { typeDescriptionAtom } from './describe.ts'
import { draftIdAtom, editingAtom, isSubmittingAtom, publishedDraftsAtom } from './draft.ts'
import { startEditAtom } from './editing.ts'
import { begunAtom, startDirectAtom, startMentionAtom, startReplyAtom } from './reply.ts'
import { uploadsAtom } from './upload-list.ts'

const POST = 'POST /api/v1/statuses'
const EDIT = 'PUT /api/v1/statuses/6'
const sea = {
  id: mediaId('7'),
  type: 'image',
  url: 'https://colonnade.example/7.png',
  preview_url: null,
  remote_url: null,
  description: null,
  blurhash: null,
  meta: null,
} as const

/** Mira, whose drafts are kept, with ada's post 5 and her own post 6 in sight. */
async function writing() {
  const opened = composer()
  const { session, server, platform } = opened
  const { store, app } = session
  const own = { ...status({ id: '6', content: '<p>mine</p>' }), account: account({ id: '1' }) }
  store.set(ingestStatusesAtom, session, [status({ id: '5' }), own])
  server.on('GET /api/v1/statuses/6/source', () =>
    Response.json({ id: '6', text: 'mine', spoiler_text: '' }),
  )
  server.on('DELETE /api/v1/statuses/6', () => Response.json({ text: 'mine' }))
  const stop = startKeepingDrafts(session)
  await settled()
  return {
    ...opened,
    stop,
    pause: async () => {
      await settled()
      await platform.clock.advance(1_000)
      await settled()
    },
    reply: () => store.set(startReplyAtom, session, statusId('5')),
    edit: () => store.set(startEditAtom, session, statusId('6')),
    isLocked: () => store.get(isSubmittingAtom(session)),
    editing: () => store.get(editingAtom(session)),
    notices: () => app.get(noticesAtom).map(({ kind }) => kind),
    waiting: () => store.get(otherDraftsAtom(session)).map(({ draft }) => draft),
  }
}

/** A post that is on its way until the test answers. */
async function sending(text = 'hello') {
  const opened = await writing()
  opened.write({ text })
  await opened.pause()
  const held = opened.server.hold(POST)
  const sent = opened.session.store.set(submitDraftAtom, opened.session)
  await settled()
  const answer = async () => {
    held.answer(Response.json(status({ id: '10' })))
    await sent
    await opened.pause()
  }
  const fail = async () => {
    held.answer(refuse(503, 'later'))
    await sent
    await opened.pause()
  }
  return { ...opened, sent, answer, fail }
}

type Opened = Awaited<ReturnType<typeof sending>>

describe('what begins while a post is on its way stays when the answer comes', () => {
  test.each<[string, (opened: Opened) => unknown, object]>([
    ['a reply', ({ reply }) => reply(), { text: '@ada ', inReplyTo: '5' }],
    [
      'a mention',
      ({ session }) => session.store.set(startMentionAtom, session, accountId('7')),
      { text: '@ada ', privacy: 'public' },
    ],
    [
      'a message',
      ({ session }) => session.store.set(startDirectAtom, session, accountId('7')),
      { text: '@ada ', privacy: 'direct' },
    ],
  ])('%s', { tags: ['BY-32'] }, async (_what, start, begun) => {
    const opened = await sending()
    const { session, draft, write, isLocked, answer } = opened
    start(opened)
    expect(draft()).toMatchObject(begun)
    expect(isLocked()).toBe(false)
    write({ text: `${draft().text}words` })
    const requests = session.app.get(composerFocusAtom)

    await answer()

    expect(draft()).toMatchObject({ ...begun, text: '@ada words' })
    expect(await opened.sent).toMatchObject({ wasHere: false })
    expect(session.app.get(composerFocusAtom)).toBe(requests)
    expect(opened.waiting()).toEqual([])
    opened.stop()
  })

  test(
    'a post that is written anew, which is not taken for the one that was sent',
    { tags: ['BY-03', 'BY-32'] },
    async () => {
      const opened = await sending()
      const { session, draft, answer, platform } = opened
      await session.store.set(redraftStatusAtom, session, statusId('6'))

      await answer()
      expect(draft().text).toBe('mine')

      opened.stop()
      await settled()
      const again = composer({ drafts: platform.drafts, tabStorage: platform.tabStorage })
      const stop = startKeepingDrafts(again.session)
      await opened.pause()
      expect(again.draft().text).toBe('mine')
      stop()
    },
  )

  test('an edit, after which the composer is empty', { tags: ['BY-04', 'BY-32'] }, async () => {
    const opened = await sending()
    const { session, draft, edit, editing, answer } = opened
    await edit()

    await answer()
    expect(draft().text).toBe('mine')
    expect(editing()?.status.id).toBe('6')
    opened.server.on(EDIT, () => Response.json(status({ id: '6' })))
    await session.store.set(submitDraftAtom, session)

    expect(draft().text).toBe('')
    expect(session.store.get(publishedDraftsAtom(session))).toHaveLength(2)
    opened.stop()
  })

  test(
    'a reply that was begun while an edit is being saved',
    { tags: ['BY-04', 'BY-32'] },
    async () => {
      const opened = await writing()
      const { session, server, draft, edit, editing, reply, pause } = opened
      opened.write({ text: 'words' })
      await edit()
      const held = server.hold(EDIT)
      const sent = session.store.set(submitDraftAtom, session)
      await settled()

      reply()
      held.answer(Response.json(status({ id: '6' })))
      await sent
      await pause()

      expect(editing()).toBeNull()
      expect(draft()).toMatchObject({ text: '@ada words', inReplyTo: '5' })
      const published = session.store.get(publishedDraftsAtom(session))
      expect(published).not.toContain(session.store.get(draftIdAtom(session)))
      expect(opened.waiting()).toEqual([])
      opened.stop()
    },
  )
})

test(
  'what was set aside and is refused waits among the drafts with its key, and that is said',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const opened = await sending()
    const { session, draft, reply, fail, waiting, notices, isLocked } = opened
    const { idempotencyKey } = draft()
    reply()
    await opened.pause()
    expect(waiting()).toEqual([])

    await fail()

    expect(draft()).toMatchObject({ text: '@ada ', inReplyTo: '5' })
    expect(waiting()).toMatchObject([{ text: 'hello', idempotencyKey }])
    expect(notices()).toEqual(['draft-unsent'])
    const [kept] = session.store.get(otherDraftsAtom(session))
    await session.store.set(openDraftAtom, session, kept!.id)
    expect(draft()).toMatchObject({ text: 'hello', idempotencyKey })
    expect(isLocked()).toBe(false)
    opened.stop()
  },
)

test(
  'a start asks nothing while what stands in the composer is on its way',
  { tags: ['ST-17'] },
  async () => {
    const { session, stop } = await sending()

    expect(session.store.set(begunAtom, session)).toBeNull()
    stop()
  },
)

test(
  'a draft that is opened while a description is being saved is not published in its place',
  { tags: ['UPL-11', 'BY-32'] },
  async () => {
    const opened = await writing()
    const { session, server, draft, write, pause, posts, body } = opened
    const { store } = session
    server.on(POST, () => Response.json(status({ id: '10' })))
    const held = server.hold('PUT /api/v1/media/7')
    store.set(uploadsAtom(session), { attachments: [sea], pending: [], changing: [] })
    write({ text: 'the sea', mediaIds: [sea.id] })
    store.set(typeDescriptionAtom, session, sea.id, 'Waves')

    const sent = store.set(submitDraftAtom, session)
    await settled()
    opened.reply()
    write({ text: '@ada not yet' })
    const { idempotencyKey } = draft()
    held.answer(Response.json({ ...sea, description: 'Waves' }))
    await sent
    await pause()

    expect(posts()).toHaveLength(1)
    expect(await body()).toMatchObject({ status: 'the sea', media_ids: ['7'] })
    expect(draft()).toMatchObject({ text: '@ada not yet', inReplyTo: '5', idempotencyKey })
    opened.stop()
  },
)

test(
  'the composer is locked from the press on, also while a description is being saved',
  { tags: ['CMP-03', 'UPL-11'] },
  async () => {
    const { session, server, write, isLocked, submit, stop } = await writing()
    const { store } = session
    server.on(POST, () => Response.json(status({ id: '10' })))
    const held = server.hold('PUT /api/v1/media/7')
    store.set(uploadsAtom(session), { attachments: [sea], pending: [], changing: [] })
    write({ text: 'the sea', mediaIds: [sea.id] })
    store.set(typeDescriptionAtom, session, sea.id, 'Waves')

    const sent = submit()
    expect(isLocked()).toBe(true)
    expect(await submit()).toBe(false)
    await settled()
    held.answer(Response.json({ ...sea, description: 'Waves' }))

    expect(await sent).toBe(true)
    expect(isLocked()).toBe(false)
    stop()
  },
)

test.each([
  ['while no answer came', 503, '5'],
  ['once the server refuses it', 422, null],
])(
  'an answered post that is deleted meanwhile changes nothing of what was sent, %s: %i',
  { tags: ['CMP-05', 'CMP-28'] },
  async (_when, code, inReplyTo) => {
    const { session, server, draft, reply, write, stop } = await writing()
    const { store } = session
    reply()
    write({ text: '@ada yes' })
    const { idempotencyKey } = draft()
    const held = server.hold(POST)
    const sent = store.set(submitDraftAtom, session)
    await settled()

    store.set(removeStatusesAtom, session, [statusId('5')])
    expect(draft()).toMatchObject({ inReplyTo: '5', idempotencyKey })
    held.answer(refuse(code))
    await sent
    await settled()

    expect(draft()).toMatchObject({ text: '@ada yes', inReplyTo })
    expect(draft().idempotencyKey === idempotencyKey).toBe(inReplyTo !== null)
    stop()
  },
)
