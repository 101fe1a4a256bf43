import { vi } from 'vitest'
import type { Clock } from '../lib/clock.ts'

export interface FakeClock extends Clock {
  /** Advances the time: due timers run in order, and their promises settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Shifts the wall clock. Timers are not affected. */
  readonly shiftWallClock: (ms: number) => void
  /** The number of pending timers. */
  readonly countTimers: () => number
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Creates a clock whose time only a test advances. */
export function fakeClock(start = Date.UTC(2026, 10, 23, 9)): FakeClock {
  let now = start
  let wallClockOffset = 0
  let timers: Timer[] = []

  function startTimer(ms: number, run: () => void): () => void {
    const timer = { at: now + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  async function advance(ms: number): Promise<void> {
    const end = now + ms
    for (;;) {
      await flushPromises()
      const [due] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (due === undefined) break
      timers = timers.filter((timer) => timer !== due)
      now = Math.max(now, due.at)
      due.run()
    }
    now = end
    await flushPromises()
  }

  return {
    now: () => now + wallClockOffset,
    elapsed: () => now,
    after: startTimer,
    whenIdle: (run) => startTimer(0, run),
    advance,
    shiftWallClock(ms) {
      wallClockOffset += ms
    },
    countTimers: () => timers.length,
  }
}

/**
 * Waits until every promise that needs no timer has settled: a scripted response takes several turns of the event
 * loop.
 */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** Waits in addition until dynamic imports have settled. */
export async function flushImports(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await flushPromises()
    await vi.dynamicImportSettled()
  }
  await flushPromises()
}
