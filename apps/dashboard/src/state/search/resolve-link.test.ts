import { expect, test } from 'vitest'
import { account, status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { ingestAccountsAtom, ingestStatusesAtom } from '../entities/ingest.ts'
import { statusAtoms } from '../entities/statuses.ts'
import { alertsAtom } from '../ui/messages.ts'
import { isFediverseLink, RESOLVE_TIMEOUT_MS, resolveLinkAtom } from './resolve-link.ts'

const SEARCH = 'GET /api/v2/search'
const NOTHING = { accounts: [], statuses: [], hashtags: [] }
const POST = 'https://far.example/@ada/115000000000000001'

const farStatus = (id = '7', url = POST) =>
  status({ id, url, uri: 'https://far.example/users/ada/statuses/115000000000000001' })
const ada = account({ id: '70', username: 'ada', acct: 'ada@far.example' })
const farAccount = { ...ada, url: 'https://far.example/@ada' }

function openLinks(respond: () => Response | Promise<Response>) {
  const opened = testSession({})
  const { session, server } = opened
  server.on(SEARCH, respond)
  return { ...opened, resolve: (href: string) => session.store.set(resolveLinkAtom, session, href) }
}

test('finds a post by the search of the own server', { tags: ['BY-20'] }, async () => {
  const { session, server, resolve } = openLinks(() =>
    Response.json({ ...NOTHING, statuses: [farStatus()] }),
  )

  const found = await resolve(`${POST}?utm_source=news#top`)

  expect(found).toEqual({ kind: 'status', id: '7' })
  expect(session.store.get(statusAtoms(session)(farStatus().id))).toBeDefined()
  const query = new URL(server.requests().at(-1)!.url).searchParams
  expect([query.get('q'), query.get('resolve')]).toEqual([`${POST}?utm_source=news#top`, 'true'])
})

test('finds a profile', { tags: ['BY-20'] }, async () => {
  const { resolve } = openLinks(() => Response.json({ ...NOTHING, accounts: [farAccount] }))

  expect(await resolve('https://far.example/@ada')).toEqual({ kind: 'account', id: '70' })
})

test('sends no request for a loaded post or profile', { tags: ['BY-20'] }, async () => {
  const { session, server, resolve } = openLinks(() => Response.json(NOTHING))
  session.store.set(ingestStatusesAtom, session, [farStatus()])
  session.store.set(ingestAccountsAtom, session, [farAccount])

  expect(await resolve('https://FAR.example/users/ada/statuses/115000000000000001')).toEqual({
    kind: 'status',
    id: '7',
  })
  expect(await resolve('https://far.example/@ada/')).toEqual({ kind: 'account', id: '70' })
  expect(server.calls()).toEqual([])
})

test('keeps IDs apart that differ in case only', { tags: ['BY-20', 'BY-56'] }, async () => {
  const { session, server, resolve } = openLinks(() => Response.json(NOTHING))
  const known = 'https://far.example/notice/AoKx3r0bT2fQZ8Jv8S'
  session.store.set(ingestStatusesAtom, session, [status({ id: '7', url: known, uri: known })])

  expect(await resolve(known.replace('notice/Ao', 'notice/aO'))).toBeNull()
  expect(server.calls()).toHaveLength(1)
  expect(await resolve(known)).toEqual({ kind: 'status', id: '7' })
})

test('accepts a single result of the same host at another path', { tags: ['BY-20'] }, async () => {
  const { resolve } = openLinks(() => Response.json({ ...NOTHING, statuses: [farStatus()] }))

  expect(await resolve('https://far.example/notice/AoKx3r0bT2fQZ8Jv8S')).toMatchObject({ id: '7' })
})

test.each([
  ['of another host', { ...NOTHING, statuses: [farStatus('8', 'https://x.example/@b/1')] }],
  ['that only contain the words', { ...NOTHING, statuses: [farStatus('8'), farStatus('9')] }],
  ['of nothing', NOTHING],
])('ignores results %s', { tags: ['BY-20', 'BY-56'] }, async (_title, results) => {
  const { resolve } = openLinks(() =>
    Response.json({
      ...results,
      statuses: results.statuses.map((one) => ({ ...one, uri: one.url ?? '' })),
    }),
  )

  expect(await resolve('https://far.example/notice/AoKx3r0bT2fQZ8Jv8S')).toBeNull()
})

test.each([
  ['401', () => createErrorResponse(401)],
  ['404', () => createErrorResponse(404)],
  ['503', () => createErrorResponse(503)],
  ['HTML', () => new Response('<h1>Down</h1>', { headers: { 'Content-Type': 'text/html' } })],
])('returns null, without an alert, when the server responds with %s', async (_title, respond) => {
  const { session, resolve, platform } = openLinks(respond)
  const resolving = resolve(POST)
  await platform.clock.advance(RESOLVE_TIMEOUT_MS)

  expect(await resolving).toBeNull()
  expect(session.app.get(alertsAtom)).toEqual([])
})

test('gives up when the server does not respond in time', { tags: ['BY-20'] }, async () => {
  const { resolve, platform } = openLinks(() => new Promise<Response>(() => {}))
  const resolving = resolve(POST)

  await platform.clock.advance(RESOLVE_TIMEOUT_MS)

  expect(await resolving).toBeNull()
})

test('opens hashtags of known servers only', { tags: ['BY-20'] }, async () => {
  const { session, server, resolve } = openLinks(() => Response.json(NOTHING))
  const link = 'https://far.example/tags/fog'
  expect(isFediverseLink(session, link)).toBe(false)
  expect(await resolve(link)).toBeNull()

  session.store.set(ingestAccountsAtom, session, [farAccount])

  expect(isFediverseLink(session, link)).toBe(true)
  expect(await resolve(link)).toEqual({ kind: 'tag', tag: 'fog' })
  expect(await resolve(`${session.origin}/tags/tea`)).toEqual({ kind: 'tag', tag: 'tea' })
  expect(server.calls()).toEqual([])
})
