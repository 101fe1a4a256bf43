import { describe, expect, test } from 'vitest'
import { accountId, mediaId, statusId } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { openDraftAtom } from '../drafts/adopt-draft.ts'
import { otherDraftsAtom } from '../drafts/draft-list.ts'
import { startSavingDrafts } from '../drafts/save-drafts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { removeStatusesAtom } from '../hidden-accounts/remove-statuses.ts'
import { redraftStatusAtom } from '../publish/redraft-status.ts'
import { submitDraftAtom } from '../publish/submit-draft.ts'
import { toastsAtom } from '../ui/messages.ts'
import { composerFocusAtom } from './composer-focus.ts'
import { typeDescriptionAtom } from './describe-media.ts'
import { draftIdAtom, editingAtom, isSubmittingAtom, publishedDraftsAtom } from './draft.ts'
import { startEditAtom } from './edit-post.ts'
import {
  findUnfinishedContentAtom,
  startDirectAtom,
  startMentionAtom,
  startReplyAtom,
} from './reply.ts'
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

/** Mira's composer with stored drafts, ada's post 5 and her own post 6. */
async function openComposer() {
  const opened = createTestComposer()
  const { session, server, platform } = opened
  const { store, app } = session
  const own = { ...status({ id: '6', content: '<p>mine</p>' }), account: account({ id: '1' }) }
  store.set(ingestStatusesAtom, session, [status({ id: '5' }), own])
  server.on('GET /api/v1/statuses/6/source', () =>
    Response.json({ id: '6', text: 'mine', spoiler_text: '' }),
  )
  server.on('DELETE /api/v1/statuses/6', () => Response.json({ text: 'mine' }))
  const stop = startSavingDrafts(session)
  await flushPromises()
  return {
    ...opened,
    stop,
    pause: async () => {
      await flushPromises()
      await platform.clock.advance(1_000)
      await flushPromises()
    },
    reply: () => store.set(startReplyAtom, session, statusId('5')),
    edit: () => store.set(startEditAtom, session, statusId('6')),
    isLocked: () => store.get(isSubmittingAtom(session)),
    editing: () => store.get(editingAtom(session)),
    notices: () => app.get(toastsAtom).map(({ kind }) => kind),
    waiting: () => store.get(otherDraftsAtom(session)).map(({ draft }) => draft),
  }
}

/** Submits a post that is pending until the test responds. */
async function startSubmission(text = 'hello') {
  const opened = await openComposer()
  opened.write({ text })
  await opened.pause()
  const held = opened.server.hold(POST)
  const sent = opened.session.store.set(submitDraftAtom, opened.session)
  await flushPromises()
  const answer = async () => {
    held.answer(Response.json(status({ id: '10' })))
    await sent
    await opened.pause()
  }
  const fail = async () => {
    held.answer(createErrorResponse(503, 'later'))
    await sent
    await opened.pause()
  }
  return { ...opened, sent, answer, fail }
}

type Opened = Awaited<ReturnType<typeof startSubmission>>

describe('new draft during a submission', () => {
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
  ])('keeps %s when the response arrives', { tags: ['BY-32'] }, async (_what, start, begun) => {
    const opened = await startSubmission()
    const { session, draft, write, isLocked, answer } = opened
    start(opened)
    expect(draft()).toMatchObject(begun)
    expect(isLocked()).toBe(false)
    write({ text: `${draft().text}words` })
    const requests = session.app.get(composerFocusAtom)

    await answer()

    expect(draft()).toMatchObject({ ...begun, text: '@ada words' })
    expect(await opened.sent).toMatchObject({ wasInComposer: false })
    expect(session.app.get(composerFocusAtom)).toBe(requests)
    expect(opened.waiting()).toEqual([])
    opened.stop()
  })

  test(
    'keeps a redrafted post and does not treat it as the submitted one',
    { tags: ['BY-03', 'BY-32'] },
    async () => {
      const opened = await startSubmission()
      const { session, draft, answer, platform } = opened
      await session.store.set(redraftStatusAtom, session, statusId('6'))

      await answer()
      expect(draft().text).toBe('mine')

      opened.stop()
      await flushPromises()
      const again = createTestComposer({ drafts: platform.drafts, tabStorage: platform.tabStorage })
      const stop = startSavingDrafts(again.session)
      await opened.pause()
      expect(again.draft().text).toBe('mine')
      stop()
    },
  )

  test(
    'keeps an edit and empties the composer afterwards',
    { tags: ['BY-04', 'BY-32'] },
    async () => {
      const opened = await startSubmission()
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
    },
  )

  test(
    'keeps a reply that was started while an edit is being saved',
    { tags: ['BY-04', 'BY-32'] },
    async () => {
      const opened = await openComposer()
      const { session, server, draft, edit, editing, reply, pause } = opened
      opened.write({ text: 'words' })
      await edit()
      const held = server.hold(EDIT)
      const sent = session.store.set(submitDraftAtom, session)
      await flushPromises()

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
  'lists a rejected post among the drafts with its idempotency key and shows it',
  { tags: ['CMP-05', 'BY-32'] },
  async () => {
    const opened = await startSubmission()
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
  'does not ask for confirmation while the draft in the composer is being sent',
  { tags: ['ST-17'] },
  async () => {
    const { session, stop } = await startSubmission()

    expect(session.store.set(findUnfinishedContentAtom, session)).toBeNull()
    stop()
  },
)

test(
  'does not publish a draft that was opened while a description is being saved',
  { tags: ['UPL-11', 'BY-32'] },
  async () => {
    const opened = await openComposer()
    const { session, server, draft, write, pause, posts, body } = opened
    const { store } = session
    server.on(POST, () => Response.json(status({ id: '10' })))
    const held = server.hold('PUT /api/v1/media/7')
    store.set(uploadsAtom(session), { attachments: [sea], pending: [], changing: [] })
    write({ text: 'the sea', mediaIds: [sea.id] })
    store.set(typeDescriptionAtom, session, sea.id, 'Waves')

    const sent = store.set(submitDraftAtom, session)
    await flushPromises()
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
  'locks the composer from the click on Publish, also while a description is being saved',
  { tags: ['CMP-03', 'UPL-11'] },
  async () => {
    const { session, server, write, isLocked, submit, stop } = await openComposer()
    const { store } = session
    server.on(POST, () => Response.json(status({ id: '10' })))
    const held = server.hold('PUT /api/v1/media/7')
    store.set(uploadsAtom(session), { attachments: [sea], pending: [], changing: [] })
    write({ text: 'the sea', mediaIds: [sea.id] })
    store.set(typeDescriptionAtom, session, sea.id, 'Waves')

    const sent = submit()
    expect(isLocked()).toBe(true)
    expect(await submit()).toBe(false)
    await flushPromises()
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
  'keeps a submitted reply unchanged when its target is deleted, %s: %i',
  { tags: ['CMP-05', 'CMP-28'] },
  async (_when, code, inReplyTo) => {
    const { session, server, draft, reply, write, stop } = await openComposer()
    const { store } = session
    reply()
    write({ text: '@ada yes' })
    const { idempotencyKey } = draft()
    const held = server.hold(POST)
    const sent = store.set(submitDraftAtom, session)
    await flushPromises()

    store.set(removeStatusesAtom, session, [statusId('5')])
    expect(draft()).toMatchObject({ inReplyTo: '5', idempotencyKey })
    held.answer(createErrorResponse(code))
    await sent
    await flushPromises()

    expect(draft()).toMatchObject({ text: '@ada yes', inReplyTo })
    expect(draft().idempotencyKey === idempotencyKey).toBe(inReplyTo !== null)
    stop()
  },
)
