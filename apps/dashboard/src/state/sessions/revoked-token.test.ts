import { describe, expect, test } from 'vitest'
import { favouriteStatus } from '@colonnade/api-client/endpoints'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { addColumnAtom, columnsAtom } from '../columns/columns.ts'
import { refreshList } from '../live-lists/request-page.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { createTimelineSource } from '../timelines/timeline-source.ts'
import { alertsAtom } from '../ui/messages.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { endedSignInsAtom } from './remove-account-data.ts'
import { removeStaleDataAtom } from './remove-stale-data.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

test(
  'keeps the layout and shows which sign-in ended when a stored token was revoked',
  { tags: ['SES-17', 'BY-02'] },
  async () => {
    const first = testBrowser({ href: 'https://deck.example/' })
    await signIn(first)
    const stop = await first.start()
    await first.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
    first.app.set(addColumnAtom, { id: 'PUBLIC' })
    const before = first.app.get(columnsAtom)
    await flushPromises()
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
    next.server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(401))
    await next.start()
    next.app.set(removeStaleDataAtom)

    expect(next.app.get(phaseAtom)).toBe('signed-out')
    const [ended] = next.app.get(endedSignInsAtom)
    expect(ended).toMatchObject({ origin: 'https://colonnade.example' })
    const { storage } = next.platform
    expect(storage.keys().some((key) => storage.read(key)?.includes('oauth-token'))).toBe(false)

    const again = testBrowser({ href: 'https://deck.example/', storage })
    await signIn(again)
    const stopAgain = await again.start()
    const shown = again.app.get(columnsAtom)
    expect(shown.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(again.app.get(endedSignInsAtom)).toEqual([])
    expect(storage.keys().filter((key) => key.endsWith('/ended'))).toEqual([])
    stopAgain()
  },
)

test.each([
  ['403 of a firewall', () => createErrorResponse(403), 'signed-in'],
  ['422 of a server that is not snac', () => createErrorResponse(422), 'signed-in'],
  ['429', () => createErrorResponse(429), 'signed-in'],
  ['HTML 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'signed-in'],
  ['401', () => createErrorResponse(401), 'signed-out'],
])(
  'starts from the stored state unless the token was revoked: %s',
  { tags: ['SES-17'] },
  async (_title, answer, phase) => {
    const first = testBrowser({ href: 'https://deck.example/' })
    await signIn(first)
    const stop = await first.start()
    stop()

    const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
    next.server.on('GET /api/v1/accounts/verify_credentials', answer)
    const stopNext = await next.start()

    expect(next.app.get(phaseAtom)).toBe(phase)
    stopNext()
  },
)

test('removes the sign-in when snac responds with 422 for a revoked token', async () => {
  const first = testBrowser({ href: 'https://deck.example/' })
  await signIn(first)
  const stop = await first.start()
  stop()

  const next = testBrowser({ href: 'https://deck.example/', storage: first.platform.storage })
  const version = '4.0.0 (not true; really snac/2.73)'
  next.server.on('GET /api/v2/instance', () => Response.json({ domain: 'c', title: 'C', version }))
  next.server.on('GET /api/v1/accounts/verify_credentials', () => createErrorResponse(422))
  await next.start()

  expect(next.app.get(phaseAtom)).toBe('signed-out')
})

describe('401 response in an open session', () => {
  async function openWithRefusedRequest(verification: () => Response) {
    const world = testBrowser({ initialState: PAGE_STATE })
    await world.start()
    const session = world.app.get(currentSessionAtom)!
    world.platform.sockets[0]?.open()
    const before = world.called('GET /api/v1/accounts/verify_credentials')
    world.server.on('GET /api/v1/accounts/verify_credentials', verification)
    const countRequests = () => world.called('GET /api/v1/accounts/verify_credentials') - before
    return { ...world, session, countRequests }
  }

  test(
    'ends the session without an alert when verify_credentials also returns 401',
    { tags: ['SES-17'] },
    async () => {
      const { app, platform, server, session } = await openWithRefusedRequest(() =>
        createErrorResponse(401),
      )
      server.on('GET /api/v1/timelines/home', () =>
        createErrorResponse(401, 'The access token was revoked'),
      )

      await refreshList(session, createTimelineSource(session, encodeTimelineKey({ kind: 'home' })))

      await expect.poll(() => app.get(phaseAtom)).toBe('signed-out')
      expect(app.get(alertsAtom)).toEqual([])
      expect(platform.sockets.every((socket) => socket.isClosed())).toBe(true)
      expect(app.get(endedSignInsAtom)).toMatchObject([{ origin: 'https://colonnade.example' }])
    },
  )

  test.each([
    ['answers', () => Response.json(mira)],
    ['answers 403', () => createErrorResponse(403)],
    ['answers 422', () => createErrorResponse(422)],
    ['answers 503', () => createErrorResponse(503)],
  ])(
    'keeps the session and shows the error when verify_credentials %s',
    { tags: ['SES-17'] },
    async (_title, verification) => {
      const { app, countRequests, platform, server, session } =
        await openWithRefusedRequest(verification)
      server.on('POST /api/v1/statuses/7/favourite', () =>
        createErrorResponse(401, 'Blocked by the firewall'),
      )

      await session.api.request(favouriteStatus, { id: statusId('7') }).catch(() => null)
      await expect.poll(countRequests).toBe(1)
      // Requests to a server that is down are retried a few times.
      await platform.clock.advance(4_000)

      await expect
        .poll(() => app.get(alertsAtom))
        .toMatchObject([{ title: '401', message: 'Blocked by the firewall' }])
      expect(app.get(phaseAtom)).toBe('signed-in')
    },
  )

  test(
    'requests verify_credentials once for many requests that failed with 401',
    { tags: ['SES-17'] },
    async () => {
      const { app, countRequests, server, session } = await openWithRefusedRequest(() =>
        Response.json(mira),
      )
      const ids = ['7', '8', '9']
      for (const id of ids)
        server.on(`POST /api/v1/statuses/${id}/favourite`, () => createErrorResponse(401))

      await Promise.all(
        ids.map((id) =>
          session.api.request(favouriteStatus, { id: statusId(id) }).catch(() => null),
        ),
      )

      await expect.poll(() => app.get(alertsAtom).length).toBeGreaterThan(0)
      expect(countRequests()).toBe(1)
      expect(app.get(phaseAtom)).toBe('signed-in')
    },
  )
})
