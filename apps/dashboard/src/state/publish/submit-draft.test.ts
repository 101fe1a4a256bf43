import { describe, expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { account, status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse, createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { column } from '../../testing/test-session.ts'
import { composerFocusAtom } from '../compose/composer-focus.ts'
import {
  canSubmitAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
  toggleSpoilerAtom,
} from '../compose/draft.ts'
import { finishThreadAtom } from '../compose/reply.ts'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { applyStreamEventsAtom } from '../streaming/apply-stream-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/messages.ts'
import { submitDraftAtom } from './submit-draft.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const POST = 'POST /api/v1/statuses'
const getIdempotencyKey = (request: Request | undefined) => request?.headers.get('Idempotency-Key')

test(
  'starts empty, with the default visibility of the server',
  { tags: ['CMP-01', 'CMP-02'] },
  () => {
    expect(createTestComposer().draft()).toMatchObject({
      text: '',
      spoiler: false,
      spoilerText: '',
      sensitive: false,
      privacy: 'public',
      inReplyTo: null,
      localOnly: false,
      threaded: false,
    })
    expect(createTestComposer({ meta: { default_privacy: 'private' } }).draft().privacy).toBe(
      'private',
    )
  },
)

test(
  'locks the composer until the response and resets it with a new key after success',
  { tags: ['CMP-03', 'CMP-04'] },
  async () => {
    const { session, server, draft, write, submit } = createTestComposer()
    write({ text: 'hello' })
    const { idempotencyKey } = draft()
    const held = server.hold(POST)

    const sent = submit()
    await flushPromises()
    expect(session.store.get(isSubmittingAtom(session))).toBe(true)
    expect(session.store.get(canSubmitAtom(session))).toBe(false)

    held.answer(Response.json(status({ id: '10' })))
    expect(await sent).toBe(true)
    expect(session.store.get(isSubmittingAtom(session))).toBe(false)
    expect(draft().text).toBe('')
    expect(draft().idempotencyKey).not.toBe(idempotencyKey)
  },
)

test(
  'keeps the content and the key after a failure, so that a retry cannot post twice',
  { tags: ['CMP-05'] },
  async () => {
    const { session, server, draft, write, submit, posts } = createTestComposer()
    write({ text: 'hello', spoiler: true, spoilerText: 'cw', privacy: 'unlisted' })
    const before = draft()
    server.on(POST, () => createErrorResponse(503, 'later'))

    expect(await submit()).toBe(false)
    expect(draft()).toEqual(before)
    expect(session.store.get(isSubmittingAtom(session))).toBe(false)
    expect(session.app.get(alertsAtom)).toMatchObject([{ title: '503', message: 'later' }])

    await submit()
    expect(posts()).toHaveLength(2)
    expect(getIdempotencyKey(posts()[0])).toBe(before.idempotencyKey)
    expect(getIdempotencyKey(posts()[1])).toBe(before.idempotencyKey)
  },
)

test.each([
  { text: 'b' },
  { spoilerText: 'b' },
  { privacy: 'direct' as const },
  { sensitive: true },
  { localOnly: true },
])('creates a new key after an edit of %o', { tags: ['CMP-06'] }, (change) => {
  const { draft, write } = createTestComposer()
  write({ text: 'a' })
  const { idempotencyKey } = draft()

  write(change)

  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test(
  'does not submit without text, while submitting or over the limit',
  { tags: ['CMP-07', 'CMP-08', 'CMP-09'] },
  async () => {
    const { session, server, write, submit, posts } = createTestComposer()
    expect(await submit()).toBe(false)
    write({ text: '  ' })
    expect(await submit()).toBe(false)
    write({ text: 'x'.repeat(501) })
    expect(session.store.get(remainingCharactersAtom(session))).toBe(-1)
    expect(await submit()).toBe(false)
    expect(posts()).toHaveLength(0)

    write({ text: 'x'.repeat(500) })
    const held = server.hold(POST)
    const sent = submit()
    expect(await submit()).toBe(false)
    await flushPromises()
    held.answer(Response.json(status({ id: '10' })))
    await sent
    expect(posts()).toHaveLength(1)
  },
)

test(
  'sends the draft with its warning and sensitive flag',
  { tags: ['CMP-14', 'CMP-15', 'API-29'] },
  async () => {
    const { server, write, submit, body } = createTestComposer()
    server.on(POST, () => Response.json(status({ id: '10' })))
    write({ text: 'hi', spoiler: true, spoilerText: 'cw', privacy: 'unlisted', localOnly: true })

    await submit()

    expect(await body()).toEqual({
      status: 'hi👁️',
      media_ids: [],
      sensitive: true,
      spoiler_text: 'cw',
      visibility: 'unlisted',
    })
  },
)

test('submits with the visibility of the secondary button', { tags: ['CMP-36'] }, async () => {
  const { session, server, write, body } = createTestComposer()
  server.on(POST, () => Response.json(status({ id: '10' })))
  write({ text: 'hi' })

  await session.store.set(submitDraftAtom, session, 'private')

  expect(await body()).toMatchObject({ visibility: 'private' })
})

test(
  'inserts a published post in Home at once and ignores its streamed copy',
  { tags: ['TL-19'] },
  async () => {
    const { session, server, write, submit } = createTestComposer({
      columns: [column('a', 'HOME')],
    })
    server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9')))
    server.on(POST, () => Response.json(status({ id: '10' })))
    session.store.set(openColumnAtom, session, 'a')
    await flushPromises()
    write({ text: 'hello' })

    await submit()
    const items = () => session.store.get(timelineAtoms(session)(HOME)).items
    expect(items()).toEqual(['10', '9'])

    session.store.set(applyStreamEventsAtom, session, [
      { key: HOME, event: { type: 'update', status: status({ id: '10' }) } },
    ])
    expect(items()).toEqual(['10', '9'])
  },
)

test(
  'focuses the text again after a success and after a failure',
  { tags: ['CMP-55'] },
  async () => {
    const { session, server, write, submit } = createTestComposer()
    const requests = () => session.app.get(composerFocusAtom).count
    server.on(POST, () => createErrorResponse(500))
    write({ text: 'a' })

    await submit()
    expect(requests()).toBe(1)
    server.on(POST, () => Response.json(status({ id: '10' })))
    await submit()
    expect(requests()).toBe(2)
  },
)

test('clears the warning’s text each time it is opened or closed', { tags: ['CMP-17'] }, () => {
  const { session, draft, write } = createTestComposer()

  session.store.set(toggleSpoilerAtom, session)
  write({ spoilerText: 'cw' })
  session.store.set(toggleSpoilerAtom, session)

  expect(draft()).toMatchObject({ spoiler: false, spoilerText: '' })
})

test(
  'opens a reply to the new post in threaded mode, with its tags, warning and visibility',
  { tags: ['CMP-40'] },
  async () => {
    const { server, write, submit, draft } = createTestComposer()
    const mine = account({ id: '1', username: 'mira' })
    const tags = [{ name: 'cats', url: '' }]
    server.on(POST, () =>
      Response.json(
        status({ id: '10', account: mine, tags, spoiler_text: 'cw', visibility: 'unlisted' }),
      ),
    )
    const chosen = { spoiler: true, spoilerText: 'cw', privacy: 'unlisted' } as const
    write({ text: 'one #Cats', threaded: true, localOnly: true, ...chosen })

    await submit()

    expect(draft()).toMatchObject({
      inReplyTo: '10',
      text: '#Cats ',
      ...chosen,
      threaded: true,
      localOnly: true,
      mediaIds: [],
    })
  },
)

test.each([
  ['for us', 'for us👁️'],
  ['see https://a.b', 'see https://a.b 👁️'],
])(
  'publishes the local-only text %j as %j, and the next one without the eye',
  { tags: ['CMP-42'] },
  async (text, posted) => {
    const { server, write, submit, body } = createTestComposer()
    server.on(POST, () => Response.json(status({ id: '10' })))

    write({ text, localOnly: true })
    await submit()
    write({ text: 'for all' })
    await submit()

    expect(await body(0)).toMatchObject({ status: posted })
    expect(await body(1)).toMatchObject({ status: 'for all' })
  },
)

describe('finishing a thread', () => {
  /** Opens a thread whose first part mentions an account and is published. The next part is open. */
  async function openThreaded(settings: { readonly mentionsOthers?: boolean } = {}) {
    const opened = createTestComposer()
    const { session, server, write, submit } = opened
    const { mentionsOthers = true } = settings
    session.app.set(changeLocalSettingAtom, ['mention_in_every_part'], mentionsOthers)
    const mine = account({ id: '1', username: 'mira' })
    const mentions = [{ id: accountId('8'), username: 'bo', acct: 'bo', url: '' }]
    session.store.set(ingestAccountsAtom, session, [mine])
    server.on(POST, () => Response.json(status({ id: '10', account: mine, mentions })))
    write({ text: '@bo one', threaded: true, privacy: 'unlisted' })
    await submit()
    return { ...opened, finish: () => session.store.set(finishThreadAtom, session) }
  }

  test('empties the composer when the next part is empty', { tags: ['CMP-40'] }, async () => {
    const { draft, finish } = await openThreaded()
    expect(draft()).toMatchObject({ inReplyTo: '10', text: '@bo ', threaded: true })

    expect(finish()).toBe(true)

    expect(draft()).toMatchObject({
      inReplyTo: null,
      text: '',
      threaded: false,
      privacy: 'public',
    })
  })

  test('makes the next part the last one when it has text', { tags: ['CMP-40'] }, async () => {
    const { draft, write, finish } = await openThreaded()
    write({ text: '@bo two' })

    expect(finish()).toBe(false)

    expect(draft()).toMatchObject({ inReplyTo: '10', text: '@bo two', threaded: false })
  })

  test(
    'mentions others only in the first part when that setting is on',
    { tags: ['CMP-40'] },
    async () => {
      const { draft } = await openThreaded({ mentionsOthers: false })

      expect(draft()).toMatchObject({ inReplyTo: '10', text: '' })
    },
  )
})
