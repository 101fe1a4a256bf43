import type { Clock } from '../../lib/clock.ts'

/** One time for pages, network and server, which passes when the test says so. */
export interface SoakTime {
  readonly now: () => number
  readonly schedule: (ms: number, run: () => void) => () => void
  /** A page's own clock: one that is stopped runs nothing any more, as a page that is gone. */
  readonly clock: () => Clock & { readonly stop: () => void; readonly waiting: () => number }
  /** Lets time pass; what is due runs in order, and the network comes to rest in between. */
  readonly advance: (ms: number) => Promise<void>
  /** The device sleeps: nothing runs meanwhile, and all that was due runs late. */
  readonly sleep: (ms: number) => Promise<void>
}

interface Timer {
  readonly at: number
  readonly run: () => void
  readonly owner: symbol
}

interface SoakTimeTraits {
  readonly start: number
  /** Until the network rests. */
  readonly settled: () => Promise<void>
  /** Takes the server's time along. */
  readonly onPassed: (ms: number) => void
}

export function createSoakTime({ start, settled, onPassed }: SoakTimeTraits): SoakTime {
  const world = Symbol('world')
  let timers: Timer[] = []
  let now = start

  function plan(owner: symbol, ms: number, run: () => void): () => void {
    const timer = { at: now + ms, run, owner }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  function passTo(moment: number): void {
    const passed = Math.max(0, moment - now)
    now += passed
    if (passed > 0) onPassed(passed)
  }

  async function runUntil(end: number): Promise<void> {
    for (;;) {
      await settled()
      let due: Timer | null = null
      for (const timer of timers)
        if (timer.at <= end && timer.at < (due?.at ?? Infinity)) due = timer
      if (due === null) break
      const moment = due.at
      passTo(moment)
      const together = timers.filter(({ at }) => at === moment)
      timers = timers.filter(({ at }) => at !== moment)
      for (const { run } of together) run()
    }
    passTo(end)
    await settled()
  }

  return {
    now: () => now,
    schedule: (ms, run) => plan(world, ms, run),
    clock() {
      const owner = Symbol('page')
      let isStopped = false
      const after = (ms: number, run: () => void) =>
        isStopped ? () => {} : plan(owner, Math.max(0, ms), run)
      return {
        now: () => now,
        elapsed: () => now,
        after,
        whenIdle: (run) => after(0, run),
        waiting: () => timers.filter((timer) => timer.owner === owner).length,
        stop() {
          isStopped = true
          timers = timers.filter((timer) => timer.owner !== owner)
        },
      }
    },
    advance: (ms) => runUntil(now + ms),
    async sleep(ms) {
      passTo(now + ms)
      await runUntil(now)
    },
  }
}
