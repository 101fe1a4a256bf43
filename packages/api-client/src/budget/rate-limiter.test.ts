import { expect, test, vi } from 'vitest'
import type { RequestPriority } from '../http/send.ts'
import type { CountedRequest } from './rate-limit-bucket.ts'
import { createRateLimiter, MAX_CONCURRENT_REFRESHES } from './rate-limiter.ts'

const MINUTE = 60_000
const READ: CountedRequest = { method: 'GET', bucket: null }
const PAGE: CountedRequest = { method: 'GET', bucket: 'paged' }
const UPLOAD: CountedRequest = { method: 'POST', bucket: 'uploads' }

interface RateLimitResponse {
  readonly left?: number
  readonly limit?: number
  readonly resetAt?: number
  readonly status?: number
}

const createResponse = ({ left, limit = 300, resetAt, status = 200 }: RateLimitResponse) =>
  new Response(null, {
    status,
    headers: {
      ...(left !== undefined && {
        'X-RateLimit-Remaining': String(left),
        'X-RateLimit-Limit': String(limit),
      }),
      ...(resetAt !== undefined && { 'X-RateLimit-Reset': new Date(resetAt).toISOString() }),
    },
  })

/** Creates a rate limiter whose clock the test sets. */
function setUp() {
  let now = 0
  const keeper = createRateLimiter(() => now)
  return {
    ...keeper,
    passTo: (at: number) => {
      now = at
    },
    now: () => now,
    /** Sends one request and records its response. */
    ask: async (
      call: CountedRequest,
      priority: RequestPriority,
      response: RateLimitResponse = {},
    ) => {
      await keeper.acquire(call, priority, undefined)
      const retryAt = keeper.record(call, createResponse(response))
      keeper.release(priority)
      return retryAt
    },
    outcome: async (call: CountedRequest, priority: RequestPriority) => {
      try {
        await keeper.acquire(call, priority, undefined)
        keeper.release(priority)
        return 'sent'
      } catch (error) {
        return error
      }
    },
  }
}

test('keeps the budget unknown and sends everything when the server reports no limit', async () => {
  const { ask, budget, outcome } = setUp()

  await ask(READ, 'refresh')

  expect(budget).toMatchObject({ left: null, limit: null, resetAt: null, pausedUntil: null })
  expect(await outcome(READ, 'background')).toBe('sent')
})

test('reports the limit of the server and counts requests in flight as spent', async () => {
  const { ask, budget, acquire } = setUp()

  await ask(READ, 'user', { left: 100, resetAt: 5 * MINUTE })
  void acquire(READ, 'user', undefined)

  expect(budget).toMatchObject({ left: 99, limit: 300, resetAt: 5 * MINUTE, inFlight: 1 })
})

test('pauses every request until the reset after a 429 and returns the retry time', async () => {
  const { ask, outcome, passTo, budget } = setUp()

  const retryAt = await ask(READ, 'refresh', { left: 0, resetAt: 5 * MINUTE, status: 429 })
  expect(retryAt).toBe(5 * MINUTE)
  for (const priority of ['user', 'refresh', 'background'] as const) {
    expect(await outcome(READ, priority)).toMatchObject({
      kind: 'response',
      status: 429,
      retryAt: 5 * MINUTE,
    })
  }
  expect(budget).toMatchObject({ inFlight: 0, waiting: 0, pausedUntil: 5 * MINUTE })

  passTo(5 * MINUTE)
  expect(await outcome(READ, 'user')).toBe('sent')
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test.each([
  ['a page', PAGE, 15],
  ['any other read', READ, 15],
  ['an upload', UPLOAD, 30],
])(
  'limits the pause after a 429 of %s to its longest window when the clock is two hours slow',
  async (_what, call, minutes) => {
    const { ask } = setUp()

    const retryAt = await ask(call, 'user', { left: 0, resetAt: 125 * MINUTE, status: 429 })

    expect(retryAt).toBe(minutes * MINUTE)
  },
)

test('ends a pause when the clock is set back', async () => {
  const { ask, budget, outcome, passTo } = setUp()
  passTo(120 * MINUTE)
  for (let sent = 0; sent < 240; sent += 1) await ask(PAGE, 'refresh', { left: 299 })
  await ask(READ, 'user', { left: 0, resetAt: 125 * MINUTE, status: 429 })
  await ask(UPLOAD, 'user', { left: 0, limit: 30, resetAt: 150 * MINUTE, status: 429 }).catch(
    () => undefined,
  )
  expect(await outcome(READ, 'user')).toMatchObject({ status: 429 })

  passTo(0)

  for (const call of [READ, PAGE, UPLOAD]) expect(await outcome(call, 'refresh')).toBe('sent')
  expect(budget).toMatchObject({ pausedUntil: null, heldUntil: null })
  expect(budget.getPollInterval(20_000, 1)).toBeLessThan(MINUTE)
})

test('pauses for a minute after a 429 without a date', async () => {
  const { ask } = setUp()

  expect(await ask(READ, 'user', { status: 429 })).toBe(MINUTE)
})

test('pauses only uploads after a 429 of an upload', async () => {
  const { ask, outcome } = setUp()
  await ask(READ, 'user', { left: 200, resetAt: 5 * MINUTE })

  await ask(UPLOAD, 'user', { left: 0, limit: 30, resetAt: 30 * MINUTE, status: 429 })

  expect(await outcome(UPLOAD, 'user')).toMatchObject({ status: 429, retryAt: 30 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('reserves a fifth of the limit for user requests', async () => {
  const { ask, outcome } = setUp()

  await ask(READ, 'user', { left: 61, resetAt: 5 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
  await ask(READ, 'user', { left: 60, resetAt: 5 * MINUTE })

  expect(await outcome(READ, 'refresh')).toMatchObject({ status: 429, retryAt: 5 * MINUTE })
  expect(await outcome(READ, 'user')).toBe('sent')
})

test('rejects requests that the server would certainly refuse, including user requests', async () => {
  const { ask, acquire, outcome, passTo } = setUp()
  await ask(READ, 'user', { left: 2, resetAt: 5 * MINUTE })
  void acquire(READ, 'user', undefined)
  void acquire(READ, 'user', undefined)

  expect(await outcome(READ, 'user')).toMatchObject({ status: 429, retryAt: 5 * MINUTE })

  passTo(5 * MINUTE)
  expect(await outcome(READ, 'user')).toBe('sent')
})

test('counts aborted requests and responses without rate-limit headers', async () => {
  const { ask, acquire, release, budget } = setUp()
  await ask(READ, 'user', { left: 100, resetAt: 5 * MINUTE })

  await acquire(READ, 'user', undefined)
  release('user', true)
  await ask(READ, 'user')

  expect(budget.left).toBe(98)
})

test('pauses only pages when their limit is spent in the last minutes of the window', async () => {
  const { ask, outcome } = setUp()
  await ask(READ, 'user', { left: 200, resetAt: 4 * MINUTE })

  await ask(PAGE, 'refresh', { left: 0, resetAt: 4 * MINUTE, status: 429 })

  expect(await outcome(PAGE, 'user')).toMatchObject({ status: 429, retryAt: 4 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('counts pages separately when the server reports limits', async () => {
  const { ask, outcome, passTo } = setUp()
  for (let sent = 0; sent < 240; sent += 1) await ask(PAGE, 'refresh')
  expect(await outcome(PAGE, 'refresh')).toBe('sent')

  passTo(10 * MINUTE)
  await ask(READ, 'user', { left: 299, resetAt: 15 * MINUTE })
  expect(await outcome(PAGE, 'refresh')).toMatchObject({ status: 429, retryAt: 15 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
  expect(await outcome(PAGE, 'user')).toBe('sent')

  passTo(15 * MINUTE)
  expect(await outcome(PAGE, 'refresh')).toBe('sent')
})

test('limits concurrent refreshes and sends user requests at once', async () => {
  const { acquire, release, budget } = setUp()
  for (let sent = 0; sent < MAX_CONCURRENT_REFRESHES; sent += 1)
    await acquire(READ, 'refresh', undefined)
  const order: string[] = []
  void acquire(READ, 'background', undefined)?.then(() => order.push('background'))
  void acquire(READ, 'refresh', undefined)?.then(() => order.push('refresh'))

  expect(acquire(READ, 'user', undefined)).toBeNull()
  expect(budget).toMatchObject({ inFlight: MAX_CONCURRENT_REFRESHES + 1, waiting: 2 })

  release('refresh')
  release('refresh')
  await expect.poll(() => order).toEqual(['refresh', 'background'])
})

test('rejects queued requests after a 429 and frees their slots', async () => {
  const { acquire, release, record, budget, passTo, outcome } = setUp()
  for (let sent = 0; sent < MAX_CONCURRENT_REFRESHES; sent += 1)
    await acquire(READ, 'refresh', undefined)
  const waiting = [1, 2, 3].map(() => outcome(READ, 'refresh'))

  record(READ, createResponse({ left: 0, resetAt: MINUTE, status: 429 }))
  for (let sent = 0; sent < MAX_CONCURRENT_REFRESHES; sent += 1) release('refresh')

  expect(await Promise.all(waiting)).toMatchObject([
    { status: 429 },
    { status: 429 },
    { status: 429 },
  ])
  expect(budget).toMatchObject({ inFlight: 0, waiting: 0 })
  passTo(MINUTE)
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('lengthens the poll interval so that the budget lasts until the reset or the end of a pause', async () => {
  const { ask, budget } = setUp()
  expect(budget.getPollInterval(20_000, 30)).toBe(20_000)

  await ask(READ, 'user', { left: 290, resetAt: 5 * MINUTE })
  expect(budget.getPollInterval(20_000, 2)).toBe(20_000)
  expect(budget.getPollInterval(20_000, 30)).toBe((15 * MINUTE * 30) / 240)

  await ask(READ, 'user', { left: 70, resetAt: 5 * MINUTE })
  expect(budget.getPollInterval(20_000, 2)).toBe((5 * MINUTE * 2) / 10)

  await ask(READ, 'user', { left: 0, resetAt: 5 * MINUTE, status: 429 })
  expect(budget.getPollInterval(20_000, 1)).toBe(5 * MINUTE)
})

test('notifies watchers of every change until they unsubscribe', async () => {
  const { ask, budget } = setUp()
  const listener = vi.fn<() => void>()
  const stop = budget.subscribe(listener)

  await ask(READ, 'user')
  const calls = listener.mock.calls.length
  stop()
  await ask(READ, 'user')

  expect(calls).toBeGreaterThanOrEqual(2)
  expect(listener).toHaveBeenCalledTimes(calls)
})

test.each([
  ['after a 429', { status: 429, resetAt: 5 * MINUTE }, 5 * MINUTE],
  ['with only the user’s share left', { left: 60, resetAt: 4 * MINUTE }, 4 * MINUTE],
  ['with plenty left', { left: 200, resetAt: 4 * MINUTE }, null],
] as const)(
  'reports until when refreshes are held back: %s',
  { tags: ['BY-33'] },
  async (_name, response, until) => {
    const { ask, budget, passTo } = setUp()

    await ask(READ, 'user', response)
    expect(budget.heldUntil).toBe(until)
    passTo(5 * MINUTE)

    expect(budget.heldUntil).toBeNull()
  },
)

test('isolates a throwing watcher from requests and other watchers', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const keeper = createRateLimiter(() => 0, report)
  const listener = vi.fn<() => void>()
  keeper.budget.subscribe(() => {
    throw new Error('broken on purpose')
  })
  keeper.budget.subscribe(listener)

  expect(keeper.acquire(READ, 'user', undefined)).toBeNull()

  expect(listener).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  expect(keeper.budget.inFlight).toBe(1)
})
