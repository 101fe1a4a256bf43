import { expect, onTestFinished, test } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { mira } from '../../testing/test-browser.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startStreaming } from '../streaming/connect.ts'
import { CONNECTING_TIMEOUT_MS } from '../streaming/connection.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { accountStateAtom, CHECK_INTERVAL_MS } from './account-state.ts'

const CHECK = 'GET /api/v1/accounts/verify_credentials'

/** A deck whose first stream does not open. */
async function openWithoutStream(respond: () => Response) {
  const opened = testSession({ columns: [column('home', 'HOME')] })
  const { session, server, platform } = opened
  server.on(CHECK, respond)
  const stop = startStreaming(session)
  session.store.set(openColumnAtom, session, 'home')
  const unsubscribe = session.store.sub(accountStateAtom(session), () => {})
  onTestFinished(() => {
    unsubscribe()
    stop()
  })
  await platform.clock.advance(CONNECTING_TIMEOUT_MS)
  await flushPromises()
  const countChecks = () =>
    server.requests().filter(({ url }) => url.endsWith('/verify_credentials')).length
  return { ...opened, countChecks, getState: () => session.store.get(accountStateAtom(session)) }
}

test(
  'shows an account as signed in while its server responds, whether or not it streams',
  { tags: ['BY-02'] },
  async () => {
    const { getState, countChecks } = await openWithoutStream(() => Response.json(mira))

    expect(countChecks()).toBe(1)
    expect(getState()).toBe('signed-in')
  },
)

test(
  'shows an account as signed in while its server refuses the check',
  { tags: ['BY-02'] },
  async () => {
    const { getState, platform } = await openWithoutStream(() => createErrorResponse(403))
    await platform.clock.advance(CHECK_INTERVAL_MS)

    expect(getState()).toBe('signed-in')
  },
)

test.each([
  ['503', () => createErrorResponse(503)],
  ['HTML', () => new Response('<h1>Down</h1>', { headers: { 'Content-Type': 'text/html' } })],
])(
  'shows that a server responds with %s only, until it responds again',
  { tags: ['BY-02'] },
  async (_title, respond) => {
    let isDown = true
    const { getState, platform } = await openWithoutStream(() =>
      isDown ? respond() : Response.json(mira),
    )
    // A failed request is sent again a few times.
    await platform.clock.advance(CHECK_INTERVAL_MS)
    expect(getState()).toBe('not-responding')

    isDown = false
    await platform.clock.advance(2 * CHECK_INTERVAL_MS)
    expect(getState()).toBe('signed-in')
  },
)

test('sends no requests while the stream is open', { tags: ['BY-02'] }, async () => {
  const { platform, countChecks, getState } = await openWithoutStream(() => Response.json(mira))
  platform.sockets.at(-1)!.open()
  const before = countChecks()

  await platform.clock.advance(4 * CHECK_INTERVAL_MS)

  expect(countChecks()).toBe(before)
  expect(getState()).toBe('signed-in')
})
