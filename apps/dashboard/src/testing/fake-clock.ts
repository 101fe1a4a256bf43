import { vi } from 'vitest'
import type { Clock } from '../lib/clock.ts'

export interface FakeClock extends Clock {
  /** Lets time pass: due timers run in order, and what they started settles in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Sets the clock on the wall; timers wait as long as before. */
  readonly setBy: (ms: number) => void
  /** How many timers wait. */
  readonly waiting: () => number
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** Time that stands still until a test lets it pass. */
export function fakeClock(start = Date.UTC(2026, 10, 23, 9)): FakeClock {
  let now = start
  let setBy = 0
  let timers: Timer[] = []

  function after(ms: number, run: () => void): () => void {
    const timer = { at: now + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  async function advance(ms: number): Promise<void> {
    const end = now + ms
    for (;;) {
      await settled()
      const [due] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (due === undefined) break
      timers = timers.filter((timer) => timer !== due)
      now = Math.max(now, due.at)
      due.run()
    }
    now = end
    await settled()
  }

  return {
    now: () => now + setBy,
    elapsed: () => now,
    after,
    whenIdle: (run) => after(0, run),
    advance,
    setBy(ms) {
      setBy += ms
    },
    waiting: () => timers.length,
  }
}

/** Long enough for every promise that needs no timer: a scripted answer takes some turns of the loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The same where code is fetched on demand, which takes as long as the machine likes. */
export async function settledWithParts(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await settled()
    await vi.dynamicImportSettled()
  }
  await settled()
}
