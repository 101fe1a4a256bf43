import { expect, test, vi } from 'vitest'
import type { CallPriority } from '../http/send.ts'
import { createBudgetKeeper, REFRESHES_AT_ONCE } from './budget-keeper.ts'
import type { CountedCall } from './whose-count.ts'

const MINUTE = 60_000
const READ: CountedCall = { method: 'GET', family: null }
const PAGE: CountedCall = { method: 'GET', family: 'paged' }
const UPLOAD: CountedCall = { method: 'POST', family: 'uploads' }

interface Said {
  readonly left?: number
  readonly limit?: number
  readonly resetAt?: number
  readonly status?: number
}

const answer = ({ left, limit = 300, resetAt, status = 200 }: Said) =>
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

/** A keeper whose clock the test moves. */
function setUp() {
  let now = 0
  const keeper = createBudgetKeeper(() => now)
  return {
    ...keeper,
    passTo: (at: number) => {
      now = at
    },
    now: () => now,
    /** One call, there and back. */
    ask: async (call: CountedCall, priority: CallPriority, said: Said = {}) => {
      await keeper.enter(call, priority, undefined)
      const retryAt = keeper.note(call, answer(said))
      keeper.leave(priority)
      return retryAt
    },
    outcome: async (call: CountedCall, priority: CallPriority) => {
      try {
        await keeper.enter(call, priority, undefined)
        keeper.leave(priority)
        return 'sent'
      } catch (error) {
        return error
      }
    },
  }
}

test('a server that says nothing leaves the budget unknown, and everything goes', async () => {
  const { ask, budget, outcome } = setUp()

  await ask(READ, 'refresh')

  expect(budget).toMatchObject({ left: null, limit: null, resetAt: null, pausedUntil: null })
  expect(await outcome(READ, 'background')).toBe('sent')
})

test('what the server says can be read, and what is under way counts as spent', async () => {
  const { ask, budget, enter } = setUp()

  await ask(READ, 'user', { left: 100, resetAt: 5 * MINUTE })
  void enter(READ, 'user', undefined)

  expect(budget).toMatchObject({ left: 99, limit: 300, resetAt: 5 * MINUTE, inFlight: 1 })
})

test('a 429 stops every call until the reset, the user’s too, and says when to come back', async () => {
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
  'by a clock that is two hours slow, a 429 of %s pauses for its longest window and no longer',
  async (_what, call, minutes) => {
    const { ask } = setUp()

    const retryAt = await ask(call, 'user', { left: 0, resetAt: 125 * MINUTE, status: 429 })

    expect(retryAt).toBe(minutes * MINUTE)
  },
)

test('a pause ends with the clock that it was told by: one that is set back is no reason to wait', async () => {
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
  expect(budget.stretch(20_000, 1)).toBeLessThan(MINUTE)
})

test('a 429 without a date pauses for a minute', async () => {
  const { ask } = setUp()

  expect(await ask(READ, 'user', { status: 429 })).toBe(MINUTE)
})

test('a 429 of uploads stops uploads alone', async () => {
  const { ask, outcome } = setUp()
  await ask(READ, 'user', { left: 200, resetAt: 5 * MINUTE })

  await ask(UPLOAD, 'user', { left: 0, limit: 30, resetAt: 30 * MINUTE, status: 429 })

  expect(await outcome(UPLOAD, 'user')).toMatchObject({ status: 429, retryAt: 30 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('refreshes leave the user a fifth', async () => {
  const { ask, outcome } = setUp()

  await ask(READ, 'user', { left: 61, resetAt: 5 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
  await ask(READ, 'user', { left: 60, resetAt: 5 * MINUTE })

  expect(await outcome(READ, 'refresh')).toMatchObject({ status: 429, retryAt: 5 * MINUTE })
  expect(await outcome(READ, 'user')).toBe('sent')
})

test('a call that would be refused for certain is not sent, not even the user’s', async () => {
  const { ask, enter, outcome, passTo } = setUp()
  await ask(READ, 'user', { left: 2, resetAt: 5 * MINUTE })
  void enter(READ, 'user', undefined)
  void enter(READ, 'user', undefined)

  expect(await outcome(READ, 'user')).toMatchObject({ status: 429, retryAt: 5 * MINUTE })

  passTo(5 * MINUTE)
  expect(await outcome(READ, 'user')).toBe('sent')
})

test('a call that was given up counts, as does one whose answer tells nothing', async () => {
  const { ask, enter, leave, budget } = setUp()
  await ask(READ, 'user', { left: 100, resetAt: 5 * MINUTE })

  await enter(READ, 'user', undefined)
  leave('user', true)
  await ask(READ, 'user')

  expect(budget.left).toBe(98)
})

test('in the last minutes of their window, pages that are spent leave other calls alone', async () => {
  const { ask, outcome } = setUp()
  await ask(READ, 'user', { left: 200, resetAt: 4 * MINUTE })

  await ask(PAGE, 'refresh', { left: 0, resetAt: 4 * MINUTE, status: 429 })

  expect(await outcome(PAGE, 'user')).toMatchObject({ status: 429, retryAt: 4 * MINUTE })
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('pages are counted by themselves, where the server counts at all', async () => {
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

test('so many refreshes are under way at once; the user’s call passes them by', async () => {
  const { enter, leave, budget } = setUp()
  for (let sent = 0; sent < REFRESHES_AT_ONCE; sent += 1) await enter(READ, 'refresh', undefined)
  const order: string[] = []
  void enter(READ, 'background', undefined)?.then(() => order.push('background'))
  void enter(READ, 'refresh', undefined)?.then(() => order.push('refresh'))

  expect(enter(READ, 'user', undefined)).toBeNull()
  expect(budget).toMatchObject({ inFlight: REFRESHES_AT_ONCE + 1, waiting: 2 })

  leave('refresh')
  leave('refresh')
  await expect.poll(() => order).toEqual(['refresh', 'background'])
})

test('who waits when a 429 comes is refused, and takes no place', async () => {
  const { enter, leave, note, budget, passTo, outcome } = setUp()
  for (let sent = 0; sent < REFRESHES_AT_ONCE; sent += 1) await enter(READ, 'refresh', undefined)
  const waiting = [1, 2, 3].map(() => outcome(READ, 'refresh'))

  note(READ, answer({ left: 0, resetAt: MINUTE, status: 429 }))
  for (let sent = 0; sent < REFRESHES_AT_ONCE; sent += 1) leave('refresh')

  expect(await Promise.all(waiting)).toMatchObject([
    { status: 429 },
    { status: 429 },
    { status: 429 },
  ])
  expect(budget).toMatchObject({ inFlight: 0, waiting: 0 })
  passTo(MINUTE)
  expect(await outcome(READ, 'refresh')).toBe('sent')
})

test('polls are stretched so that what is left lasts, and past a pause', async () => {
  const { ask, budget } = setUp()
  expect(budget.stretch(20_000, 30)).toBe(20_000)

  await ask(READ, 'user', { left: 290, resetAt: 5 * MINUTE })
  expect(budget.stretch(20_000, 2)).toBe(20_000)
  expect(budget.stretch(20_000, 30)).toBe((15 * MINUTE * 30) / 240)

  await ask(READ, 'user', { left: 70, resetAt: 5 * MINUTE })
  expect(budget.stretch(20_000, 2)).toBe((5 * MINUTE * 2) / 10)

  await ask(READ, 'user', { left: 0, resetAt: 5 * MINUTE, status: 429 })
  expect(budget.stretch(20_000, 1)).toBe(5 * MINUTE)
})

test('those who watch hear of every change, until they stop', async () => {
  const { ask, budget } = setUp()
  const tell = vi.fn<() => void>()
  const stop = budget.watch(tell)

  await ask(READ, 'user')
  const heard = tell.mock.calls.length
  stop()
  await ask(READ, 'user')

  expect(heard).toBeGreaterThanOrEqual(2)
  expect(tell).toHaveBeenCalledTimes(heard)
})

test.each([
  ['after a 429', { status: 429, resetAt: 5 * MINUTE }, 5 * MINUTE],
  ['with the user’s share alone left', { left: 60, resetAt: 4 * MINUTE }, 4 * MINUTE],
  ['with plenty left', { left: 200, resetAt: 4 * MINUTE }, null],
] as const)(
  'it tells until when refreshes are held back: %s',
  { tags: ['BY-33'] },
  async (_name, said, until) => {
    const { ask, budget, passTo } = setUp()

    await ask(READ, 'user', said)
    expect(budget.heldUntil).toBe(until)
    passTo(5 * MINUTE)

    expect(budget.heldUntil).toBeNull()
  },
)

test('one who watches the budget and breaks neither stops a call nor keeps another from hearing', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const keeper = createBudgetKeeper(() => 0, report)
  const tell = vi.fn<() => void>()
  keeper.budget.watch(() => {
    throw new Error('broken on purpose')
  })
  keeper.budget.watch(tell)

  expect(keeper.enter(READ, 'user', undefined)).toBeNull()

  expect(tell).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledOnce()
  expect(keeper.budget.inFlight).toBe(1)
})
