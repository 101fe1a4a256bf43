import { accountId, statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { expect, test } from 'vitest'
import { account, status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { applyStreamEventsAtom } from '../streaming/apply-events.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { alertsAtom } from '../ui/alerts.ts'
import { composerFocusAtom } from './composer-focus.ts'
import {
  canSubmitAtom,
  changeDraftAtom,
  draftAtom,
  isSubmittingAtom,
  remainingCharactersAtom,
  resetDraftAtom,
  toggleSpoilerAtom,
} from './draft.ts'
import { startKeepingDraft } from './keep-draft.ts'
import { cancelReplyAtom, startDirectAtom, startMentionAtom, startReplyAtom } from './reply.ts'
import { submitDraftAtom } from './submit.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const POST = 'POST /api/v1/statuses'
const keyOf = (request: Request | undefined) => request?.headers.get('Idempotency-Key')

function composer(traits: Parameters<typeof testSession>[0] = {}) {
  const opened = testSession(traits)
  const { session, server } = opened
  const draft = () => session.store.get(draftAtom(session))
  const write = (change: Partial<ReturnType<typeof draft>>) =>
    session.store.set(changeDraftAtom, session, change)
  const submit = () => session.store.set(submitDraftAtom, session)
  const posts = () => server.requests().filter(({ url, method }) => method === 'POST' && url.endsWith('/statuses'))
  const body = async (index = 0) => (await posts()[index]?.clone().json()) as unknown
  return { ...opened, draft, write, submit, posts, body }
}

test('the composer begins empty, with the privacy that the server prefers [CMP-01] [CMP-02]', () => {
  expect(composer().draft()).toMatchObject({
    text: '',
    spoiler: false,
    spoilerText: '',
    sensitive: false,
    privacy: 'public',
    inReplyTo: null,
    localOnly: false,
    threaded: false,
  })
  expect(composer({ meta: { default_privacy: 'private' } }).draft().privacy).toBe('private')
})

test('sending locks the composer until the answer, and a success resets it with a new key [CMP-03] [CMP-04]', async () => {
  const { session, server, draft, write, submit } = composer()
  write({ text: 'hello' })
  const { idempotencyKey } = draft()
  const held = server.hold(POST)

  const sent = submit()
  await settled()
  expect(session.store.get(isSubmittingAtom(session))).toBe(true)
  expect(session.store.get(canSubmitAtom(session))).toBe(false)

  held.answer(Response.json(status({ id: '10' })))
  expect(await sent).toBe(true)
  expect(session.store.get(isSubmittingAtom(session))).toBe(false)
  expect(draft().text).toBe('')
  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test('a failure keeps everything and its key, so that trying again cannot post twice [CMP-05]', async () => {
  const { session, server, draft, write, submit, posts } = composer()
  write({ text: 'hello', spoiler: true, spoilerText: 'cw', privacy: 'unlisted' })
  const before = draft()
  server.on(POST, () => refuse(503, 'later'))

  expect(await submit()).toBe(false)
  expect(draft()).toEqual(before)
  expect(session.store.get(isSubmittingAtom(session))).toBe(false)
  expect(session.app.get(alertsAtom)).toMatchObject([{ title: '503', message: 'later' }])

  await submit()
  expect(posts()).toHaveLength(2)
  expect(keyOf(posts()[0])).toBe(before.idempotencyKey)
  expect(keyOf(posts()[1])).toBe(before.idempotencyKey)
})

test.each([
  { text: 'b' },
  { spoilerText: 'b' },
  { privacy: 'direct' as const },
  { sensitive: true },
  { localOnly: true },
])('an edit makes a new key: %o [CMP-06]', (change) => {
  const { draft, write } = composer()
  write({ text: 'a' })
  const { idempotencyKey } = draft()

  write(change)

  expect(draft().idempotencyKey).not.toBe(idempotencyKey)
})

test('nothing is sent without words, while sending, or over the limit [CMP-07] [CMP-08] [CMP-09]', async () => {
  const { session, server, write, submit, posts } = composer()
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
  await settled()
  held.answer(Response.json(status({ id: '10' })))
  await sent
  expect(posts()).toHaveLength(1)
})

test('what is sent is the draft, warned and marked as it says [CMP-14] [CMP-15] [API-29]', async () => {
  const { server, write, submit, body } = composer()
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
})

test('the side-arm sets its visibility and sends [CMP-36]', async () => {
  const { session, server, write, body } = composer()
  server.on(POST, () => Response.json(status({ id: '10' })))
  write({ text: 'hi' })

  await session.store.set(submitDraftAtom, session, 'private')

  expect(await body()).toMatchObject({ visibility: 'private' })
})

test('what was published is first in Home at once, and its streamed copy changes nothing [TL-19]', async () => {
  const { session, server, write, submit } = composer({ columns: [column('a', 'HOME')] })
  server.on('GET /api/v1/timelines/home', () => page(statuses('9')))
  server.on(POST, () => Response.json(status({ id: '10' })))
  session.store.set(openColumnAtom, session, 'a')
  await settled()
  write({ text: 'hello' })

  await submit()
  const items = () => session.store.get(timelineAtoms(session)(HOME)).items
  expect(items()).toEqual(['10', '9'])

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'update', status: status({ id: '10' }) } },
  ])
  expect(items()).toEqual(['10', '9'])
})

test('after a success and after a failure the text is focused again [CMP-55]', async () => {
  const { session, server, write, submit } = composer()
  const requests = () => session.app.get(composerFocusAtom)
  server.on(POST, () => refuse(500))
  write({ text: 'a' })

  await submit()
  expect(requests()).toBe(1)
  server.on(POST, () => Response.json(status({ id: '10' })))
  await submit()
  expect(requests()).toBe(2)
})

test('a reply takes names, warning and the more restrictive visibility; what was typed comes along [CMP-22] [CMP-24] [CMP-25]', () => {
  const { session, draft, write } = composer({ meta: { default_privacy: 'private' } })
  const mentions = [
    { id: accountId('1'), username: 'mira', acct: 'mira', url: '' },
    { id: accountId('8'), username: 'bo', acct: 'bo@b.example', url: '' },
  ]
  const ada = account({ id: '7', username: 'ada', acct: 'ada@x.example' })
  const told = status({ id: '5', account: ada, mentions, spoiler_text: 'food', visibility: 'unlisted' })
  session.store.set(ingestStatusesAtom, session, [told])
  write({ text: 'so good' })

  session.store.set(startReplyAtom, session, statusId('5'))

  expect(draft()).toMatchObject({
    text: '@ada@x.example @bo@b.example so good',
    spoiler: true,
    spoilerText: 're: food',
    privacy: 'private',
    inReplyTo: '5',
  })
})

test('cancelling a reply takes away what it brought and leaves what was typed [CMP-27]', () => {
  const { session, draft, write } = composer()
  session.store.set(ingestStatusesAtom, session, [
    status({ id: '5', spoiler_text: 'food', visibility: 'direct' }),
  ])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: `${draft().text}hello`, threaded: true })

  session.store.set(cancelReplyAtom, session)

  expect(draft()).toMatchObject({
    inReplyTo: null,
    text: 'hello',
    privacy: 'public',
    spoiler: false,
    spoilerText: '',
    threaded: false,
  })
})

test('after a reload the answered post is fetched again, and cancelling still takes its names away [CMP-27]', async () => {
  const first = composer()
  const stop = startKeepingDraft(first.session)
  first.session.store.set(ingestStatusesAtom, first.session, [status({ id: '5' })])
  first.session.store.set(startReplyAtom, first.session, statusId('5'))
  first.write({ text: `${first.draft().text}hello` })
  await Promise.resolve()
  stop()

  const second = composer({ storage: first.platform.storage })
  second.server.on('GET /api/v1/statuses/5', () => Response.json(status({ id: '5' })))
  const stopSecond = startKeepingDraft(second.session)
  await settled()
  expect(second.draft()).toMatchObject({ inReplyTo: '5', text: '@ada hello' })

  second.session.store.set(cancelReplyAtom, second.session)
  expect(second.draft()).toMatchObject({ inReplyTo: null, text: 'hello' })
  stopSecond()
})

test('an answered post that is gone after a reload is dropped, and the text stays [CMP-28]', async () => {
  const first = composer()
  const stop = startKeepingDraft(first.session)
  first.write({ text: '@ada hello', inReplyTo: statusId('5') })
  await Promise.resolve()
  stop()

  const second = composer({ storage: first.platform.storage })
  const stopSecond = startKeepingDraft(second.session)
  await settled()

  expect(second.draft()).toMatchObject({ inReplyTo: null, text: '@ada hello' })
  expect(second.session.app.get(alertsAtom)).toEqual([])
  stopSecond()
})

test('another reply leaves one set of names [CMP-24]', () => {
  const { session, draft, write } = composer()
  const bo = account({ id: '8', username: 'bo' })
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' }), status({ id: '6', account: bo })])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: `${draft().text}hello` })

  session.store.set(startReplyAtom, session, statusId('6'))

  expect(draft()).toMatchObject({ text: '@bo hello', inReplyTo: '6' })
})

test('a deleted target is dropped and the text stays [CMP-28]', () => {
  const { session, draft, write } = composer()
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  session.store.set(startReplyAtom, session, statusId('5'))
  write({ text: '@ada hello' })

  session.store.set(applyStreamEventsAtom, session, [
    { key: HOME, event: { type: 'delete', id: statusId('5') } },
  ])

  expect(draft()).toMatchObject({ inReplyTo: null, text: '@ada hello' })
})

test('mentioning adds the name; a direct message is also seen by nobody else [CMP-30] [CMP-31]', () => {
  const mention = composer()
  mention.session.store.set(ingestAccountsAtom, mention.session, [account({ id: '8', username: 'bob' })])
  mention.write({ text: 'hi' })
  mention.session.store.set(startMentionAtom, mention.session, accountId('8'))
  expect(mention.draft()).toMatchObject({ text: 'hi @bob ', privacy: 'public' })

  mention.session.store.set(startDirectAtom, mention.session, accountId('8'))
  expect(mention.draft()).toMatchObject({ text: 'hi @bob @bob ', privacy: 'direct' })
})

test('the warning’s text starts anew each time it is opened or closed [CMP-17]', () => {
  const { session, draft, write } = composer()

  session.store.set(toggleSpoilerAtom, session)
  write({ spoilerText: 'cw' })
  session.store.set(toggleSpoilerAtom, session)

  expect(draft()).toMatchObject({ spoiler: false, spoilerText: '' })
})

test('in threaded mode a reply to the new post opens, with its tags, warning and visibility [CMP-40]', async () => {
  const { server, write, submit, draft } = composer()
  const mine = account({ id: '1', username: 'mira' })
  const tags = [{ name: 'cats', url: '' }]
  server.on(POST, () =>
    Response.json(status({ id: '10', account: mine, tags, spoiler_text: 'cw', visibility: 'unlisted' })),
  )
  write({ text: 'one #cats', threaded: true })

  await submit()

  expect(draft()).toMatchObject({
    inReplyTo: '10',
    text: '#cats ',
    spoiler: true,
    spoilerText: 'cw',
    privacy: 'unlisted',
    threaded: true,
  })
})

test('a reload brings the draft back with its key, and a cleared one is forgotten [CMP-32]', async () => {
  const first = composer()
  const stop = startKeepingDraft(first.session)
  first.write({ text: 'half a thought', spoiler: true, spoilerText: 'cw', privacy: 'private' })
  await Promise.resolve()
  stop()

  const second = composer({ storage: first.platform.storage })
  const stopSecond = startKeepingDraft(second.session)
  expect(second.draft()).toEqual(first.draft())

  second.session.store.set(resetDraftAtom, second.session)
  await Promise.resolve()
  stopSecond()
  const third = composer({ storage: first.platform.storage })
  startKeepingDraft(third.session)()
  expect(third.draft().text).toBe('')
})
