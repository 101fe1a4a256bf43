import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RequestPriority } from '../http/send.ts'
import { getUserReserve } from './general-count.ts'
import { createRateLimiter } from './rate-limiter.ts'

const LIMIT = 50
const WINDOW_MS = 300_000
const READ = { method: 'GET', bucket: null } as const

interface Step {
  readonly gapMs: number
  readonly priority: RequestPriority
  /** Travel time of the request, then that of its response. */
  readonly thereMs: number
  readonly backMs: number
}

const step = fc.record<Step>({
  gapMs: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 30_000 })),
  priority: fc.constantFrom<RequestPriority>('user', 'refresh', 'refresh', 'background'),
  thereMs: fc.integer({ min: 0, max: 4_000 }),
  backMs: fc.integer({ min: 0, max: 4_000 }),
})

const countIn = (counts: Map<number, number>, window: number) => {
  counts.set(window, (counts.get(window) ?? 0) + 1)
  return counts.get(window) ?? 0
}

/** Simulates a server that counts requests in its own windows, with any latency, on a clock of the test. */
function simulate(steps: readonly Step[]) {
  const events: { readonly at: number; readonly run: () => void }[] = []
  let now = 0
  const keeper = createRateLimiter(() => now)
  const arrived = new Map<number, number>()
  const refreshed = new Map<number, number>()
  const after = (ms: number, run: () => void) => events.push({ at: now + ms, run })

  function receive({ priority, backMs }: Step): void {
    const window = Math.floor(now / WINDOW_MS)
    const count = countIn(arrived, window)
    if (priority !== 'user') countIn(refreshed, window)
    const headers = {
      'X-RateLimit-Limit': String(LIMIT),
      'X-RateLimit-Remaining': String(Math.max(0, LIMIT - count)),
      'X-RateLimit-Reset': new Date((window + 1) * WINDOW_MS).toISOString(),
    }
    after(backMs, () => {
      keeper.record(READ, new Response(null, { status: count > LIMIT ? 429 : 200, headers }))
      keeper.release(priority)
    })
  }

  async function sendStep(current: Step): Promise<void> {
    try {
      await keeper.acquire(READ, current.priority, undefined)
      after(current.thereMs, () => receive(current))
    } catch {
      // Rejected, and so not sent.
    }
  }

  async function run(): Promise<void> {
    await sendStep({ gapMs: 0, priority: 'user', thereMs: 0, backMs: 0 })
    let start = 1
    for (const next of steps) {
      start += next.gapMs
      events.push({ at: start, run: () => void sendStep(next) })
    }
    while (events.length > 0) {
      events.sort((a, b) => a.at - b.at)
      const event = events.shift()
      now = Math.max(now, event?.at ?? now)
      event?.run()
      for (let turn = 0; turn < 6; turn += 1) await Promise.resolve()
    }
  }

  return { run, arrived, refreshed }
}

test('never exceeds the limit of a window once it is known, and keeps refreshes within their share', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 80, maxLength: 300 }), async (steps) => {
      const { run, arrived, refreshed } = simulate(steps)

      await run()

      for (const count of arrived.values()) expect(count).toBeLessThanOrEqual(LIMIT)
      for (const count of refreshed.values()) {
        expect(count).toBeLessThanOrEqual(LIMIT - getUserReserve(LIMIT))
      }
    }),
    { numRuns: 60 },
  )
})
