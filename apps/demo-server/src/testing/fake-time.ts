import type { Clock, Schedule } from '../clock.ts'

export interface FakeTime {
  readonly clock: Clock
  readonly schedule: Schedule
  /** Advances the time and runs all due callbacks in order. */
  advance(ms: number): void
  countPending(): number
}

export function createFakeTime(start: number): FakeTime {
  let now = start
  let planned: { readonly at: number; readonly callback: () => void }[] = []

  return {
    clock: () => now,
    schedule(ms, callback) {
      const plan = { at: now + ms, callback }
      planned.push(plan)
      return () => {
        planned = planned.filter((other) => other !== plan)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = planned.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        planned = planned.filter((other) => other !== next)
        now = next.at
        next.callback()
      }
      now = end
    },
    countPending: () => planned.length,
  }
}
