import { expect, test } from 'vitest'
import { accountId, statusId, type StatusEntity } from '@colonnade/domain/entities'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { addFarSession } from '../../testing/far-session.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { getBearer, signInTwice } from '../../testing/two-accounts.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import type { Session } from '../session.ts'
import { alertsAtom } from '../ui/messages.ts'
import {
  findAsAnotherAtom,
  getLookupKey,
  getLookupsAtom,
  LOOKUP_TIMEOUT_MS,
} from './find-as-another.ts'
import { setFavouriteAtom } from './status-action.ts'

const POST = statusId('5')
const SEARCH = 'GET /api/v2/search'

const getCopy = (session: Session, id: string) =>
  session.store.get(statusAtoms(session)(statusId(id)))

const getLookup = (session: Session, post: StatusEntity) =>
  session.store.get(getLookupsAtom(session)).get(
    getLookupKey({
      ...post,
      account: post.account.id,
      reblog: null,
      quote: null,
      search_index: '',
    }),
  )

/** Opens Mira's session on one server and Noor's on another. Mira's shows a post. */
function openTwoServers(given: Parameters<typeof status>[0] = {}) {
  const opened = testSession()
  const { session: mira, platform } = opened
  const { session: noor, server } = addFarSession(opened)
  const post = status({
    id: '5',
    favourites_count: 3,
    url: 'https://colonnade.example/@ada/5',
    ...given,
  })
  mira.store.set(ingestStatusesAtom, mira, [post])
  /** The post as the other server sends it. */
  const copy = { ...post, id: statusId('900'), favourites_count: 1, favourited: true }
  const find = () => noor.store.set(findAsAnotherAtom, noor, { session: mira, id: POST })
  const answer = (...found: readonly unknown[]) =>
    server.on(SEARCH, () => Response.json({ accounts: [], statuses: found, hashtags: [] }))
  const getFailure = () => {
    const lookup = getLookup(noor, post)
    return lookup?.phase === 'failed' ? lookup.failure : undefined
  }
  return { mira, noor, server, platform, post, copy, find, answer, getFailure }
}

test(
  'finds a post by its id on the same server, with its own token',
  { tags: ['BY-37'] },
  async () => {
    const { world, first, second } = await signInTwice()
    const post = status({ id: '5', favourites_count: 3 })
    first.store.set(ingestStatusesAtom, first, [post])
    world.server.on('GET /api/v1/statuses/5', () =>
      Response.json({ ...post, favourited: true, favourites_count: 9 }),
    )

    const found = await second.store.set(findAsAnotherAtom, second, { session: first, id: POST })

    expect(found).toBe('5')
    expect(world.server.calls().at(-1)).toBe('GET /api/v1/statuses/5')
    expect(world.server.requests().slice(-1).map(getBearer)).toEqual(['Bearer noor-token'])
    expect(getCopy(second, '5')).toMatchObject({ favourited: true, favourites_count: 9 })
    expect(getCopy(first, '5')).toMatchObject({ favourited: false, favourites_count: 3 })
  },
)

test('changes only the view of the account that acts', { tags: ['BY-37'] }, async () => {
  const { world, first, second } = await signInTwice()
  const post = status({ id: '5', favourites_count: 3 })
  first.store.set(ingestStatusesAtom, first, [post])
  world.server.on('GET /api/v1/statuses/5', () => Response.json(post))
  world.server.on('POST /api/v1/statuses/5/favourite', () =>
    Response.json({ ...post, favourited: true, favourites_count: 4 }),
  )
  await second.store.set(findAsAnotherAtom, second, { session: first, id: POST })

  await second.store.set(setFavouriteAtom, second, POST, true)

  expect(world.server.requests().slice(-1).map(getBearer)).toEqual(['Bearer noor-token'])
  expect(getCopy(second, '5')).toMatchObject({ favourited: true, favourites_count: 4 })
  expect(getCopy(first, '5')).toMatchObject({ favourited: false, favourites_count: 3 })
})

test('finds a post on another server by its canonical URI', { tags: ['BY-37'] }, async () => {
  const { mira, noor, server, copy, find, answer } = openTwoServers()
  answer(copy)

  expect(await find()).toBe('900')

  expect(server.calls()).toEqual([
    'GET /api/v2/search?q=https://colonnade.example/statuses/5&type=statuses&resolve=true',
  ])
  expect(server.requests().map(getBearer)).toEqual(['Bearer noor-token'])
  expect(getCopy(noor, '900')).toMatchObject({ favourited: true, favourites_count: 1 })
  expect(getCopy(mira, '5')).toMatchObject({ favourited: false, favourites_count: 3 })
  expect(getCopy(mira, '900')).toBeUndefined()
})

test('searches by the page when the URI has no result', { tags: ['BY-37'] }, async () => {
  const { server, copy, find } = openTwoServers()
  server.on(SEARCH, ({ url }) =>
    Response.json({ statuses: url.includes('%40ada') ? [copy] : [], accounts: [], hashtags: [] }),
  )

  expect(await find()).toBe('900')
  expect(server.calls()).toHaveLength(2)
})

test('searches a boosted post instead of the boost', { tags: ['BY-37'] }, async () => {
  const { mira, noor, post, copy, answer } = openTwoServers()
  mira.store.set(ingestStatusesAtom, mira, [status({ id: '8', reblog: post })])
  answer(copy)

  const id = statusId('8')
  expect(await noor.store.set(findAsAnotherAtom, noor, { session: mira, id })).toBe('900')
})

test('refreshes a found post by its id, without another search', { tags: ['BY-37'] }, async () => {
  const { noor, server, post, copy, find, answer } = openTwoServers()
  answer(copy)
  await find()
  const held = server.hold('GET /api/v1/statuses/900')

  const again = find()
  expect(getLookup(noor, post)).toEqual({ phase: 'found', id: '900' })
  held.answer(Response.json({ ...copy, favourited: false }))
  await again

  expect(server.calls().slice(1)).toEqual(['GET /api/v1/statuses/900'])
  expect(getCopy(noor, '900')?.favourited).toBe(false)
})

test('finds a post among those that the account shows itself', { tags: ['BY-37'] }, async () => {
  const { noor, server, copy, find } = openTwoServers({ visibility: 'private' })
  noor.store.set(ingestStatusesAtom, noor, [copy])
  server.on('GET /api/v1/statuses/900', () => Response.json(copy))

  expect(await find()).toBe('900')
  expect(server.calls()).toEqual(['GET /api/v1/statuses/900'])
})

test('keeps a known copy when its refresh fails for a while', { tags: ['BY-37'] }, async () => {
  const { noor, server, post, copy, find, answer } = openTwoServers()
  answer(copy)
  await find()
  server.on('GET /api/v1/statuses/900', () => createErrorResponse(429))

  expect(await find()).toBe('900')
  expect(getLookup(noor, post)).toEqual({ phase: 'found', id: '900' })
})

test('searches again when a found post is gone', { tags: ['BY-37'] }, async () => {
  const { server, copy, find, answer, getFailure } = openTwoServers()
  answer(copy)
  await find()
  server.on('GET /api/v1/statuses/900', () => createErrorResponse(404))

  expect(await find()).toBeNull()
  expect(getFailure()).toEqual({ kind: 'not-found' })
})

test('sends one request for two lookups at once', { tags: ['BY-37'] }, async () => {
  const { server, copy, find, answer } = openTwoServers()
  answer(copy)

  expect(await Promise.all([find(), find()])).toEqual(['900', '900'])
  expect(server.calls()).toHaveLength(1)
})

test.each([
  ['followers-only', { visibility: 'private' }, 'private'],
  ['direct', { visibility: 'direct' }, 'private'],
  ['local', { local_only: true }, 'local-only'],
] as const)('sends no request for a %s post', { tags: ['BY-37'] }, async (_name, given, kind) => {
  const { server, find, getFailure } = openTwoServers(given)

  expect(await find()).toBeNull()
  expect(getFailure()).toEqual({ kind })
  expect(server.calls()).toEqual([])
})

test('searches a direct post that mentions the account', { tags: ['BY-37'] }, async () => {
  const noor = { id: accountId('2'), username: 'noor', acct: 'noor@far.example', url: '' }
  const { copy, find, answer } = openTwoServers({ visibility: 'direct', mentions: [noor] })
  answer(copy)

  expect(await find()).toBe('900')
})

const html = () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })
const other = status({ id: '901', uri: 'https://evil.example/1', account: account({ id: '66' }) })

test.each([
  ['no post', () => Response.json({ statuses: [] }), { kind: 'not-found' }],
  ['another post', () => Response.json({ statuses: [other] }), { kind: 'other-post' }],
  ['a broken post', () => Response.json({ statuses: [{ uri: 7 }] }), { kind: 'not-found' }],
  ['HTML', html, { kind: 'unusable' }],
  ['an empty body', () => new Response(''), { kind: 'unusable' }],
  ['401', () => createErrorResponse(401), { kind: 'signed-out' }],
  ['403', () => createErrorResponse(403, 'Blocked'), { kind: 'refused', message: 'Blocked' }],
  ['500', () => createErrorResponse(500, 'Broken'), { kind: 'refused', message: 'Broken' }],
])('explains a search that returns %s', { tags: ['BY-37'] }, async (_name, reply, expected) => {
  const { mira, noor, server, find, getFailure } = openTwoServers()
  server.on(SEARCH, reply)

  expect(await find()).toBeNull()

  expect(getFailure()).toEqual(expected)
  expect(getCopy(noor, '901')).toBeUndefined()
  expect(getCopy(mira, '5')).toMatchObject({ favourited: false, favourites_count: 3 })
})

test('says when a limited server accepts requests again', { tags: ['BY-37'] }, async () => {
  const { server, platform, find, getFailure } = openTwoServers()
  server.on(SEARCH, () => createErrorResponse(429))

  expect(await find()).toBeNull()

  expect(getFailure()).toMatchObject({ kind: 'rate-limit' })
  expect(getFailure()?.until).toBeGreaterThan(platform.clock.now())
})

test.each([
  [false, 'unreachable'],
  [true, 'offline'],
])('explains a lost connection (offline: %s)', { tags: ['BY-37'] }, async (isOffline, kind) => {
  const { server, platform, find, getFailure } = openTwoServers()
  server.on(SEARCH, () => Promise.reject(new TypeError('Failed to fetch')))
  platform.setOffline(isOffline)

  const search = find()
  for (let step = 0; step < 4; step += 1) await platform.clock.advance(2_000)

  expect(await search).toBeNull()
  expect(getFailure()).toEqual({ kind })
})

test('gives up on a server that never answers, and tries again', { tags: ['BY-37'] }, async () => {
  const { noor, mira, server, platform, post, copy, find, answer, getFailure } = openTwoServers()
  server.hold(SEARCH)

  const search = find()
  await flushPromises()
  expect(getLookup(noor, post)).toEqual({ phase: 'looking' })
  await platform.clock.advance(LOOKUP_TIMEOUT_MS)

  expect(await search).toBeNull()
  expect(getFailure()).toEqual({ kind: 'timeout' })
  expect(mira.app.get(alertsAtom)).toEqual([])
  answer(copy)
  expect(await find()).toBe('900')
})

test('remembers a bounded number of posts', { tags: ['BY-37'] }, async () => {
  const { mira, noor } = openTwoServers()
  for (let index = 0; index < 210; index += 1) {
    const id = String(1_000 + index)
    mira.store.set(ingestStatusesAtom, mira, [status({ id, visibility: 'direct' })])
    await noor.store.set(findAsAnotherAtom, noor, { session: mira, id: statusId(id) })
  }

  expect(noor.store.get(getLookupsAtom(noor)).size).toBe(200)
})
