import type { Clock } from '../../lib/clock.ts'

/** One virtual time for pages, network and server, which only the test advances. */
export interface SoakTime {
  readonly now: () => number
  readonly schedule: (ms: number, run: () => void) => () => void
  /** Creates a page's clock. A stopped one runs no timers, as after the page was closed. */
  readonly clock: () => Clock & { readonly stop: () => void; readonly waiting: () => number }
  /** Advances the time. Due timers run in order, and the network settles in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Simulates a sleeping device: timers do not run in that time and run late afterwards. */
  readonly sleep: (ms: number) => Promise<void>
}

interface Timer {
  readonly at: number
  readonly run: () => void
  readonly owner: symbol
}

interface SoakTimeTraits {
  readonly start: number
  /** Resolves when the network has settled. */
  readonly waitUntilSettled: () => Promise<void>
  /** Advances the server's time. */
  readonly onPassed: (ms: number) => void
}

export function createSoakTime({ start, waitUntilSettled, onPassed }: SoakTimeTraits): SoakTime {
  const world = Symbol('world')
  let timers: Timer[] = []
  let now = start

  function schedule(owner: symbol, ms: number, run: () => void): () => void {
    const timer = { at: now + ms, run, owner }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }

  function advanceTo(moment: number): void {
    const passed = Math.max(0, moment - now)
    now += passed
    if (passed > 0) onPassed(passed)
  }

  async function runUntil(end: number): Promise<void> {
    for (;;) {
      await waitUntilSettled()
      let due: Timer | null = null
      for (const timer of timers)
        if (timer.at <= end && timer.at < (due?.at ?? Infinity)) due = timer
      if (due === null) break
      const moment = due.at
      advanceTo(moment)
      const together = timers.filter(({ at }) => at === moment)
      timers = timers.filter(({ at }) => at !== moment)
      for (const { run } of together) run()
    }
    advanceTo(end)
    await waitUntilSettled()
  }

  return {
    now: () => now,
    schedule: (ms, run) => schedule(world, ms, run),
    clock() {
      const owner = Symbol('page')
      let isStopped = false
      const after = (ms: number, run: () => void) =>
        isStopped ? () => {} : schedule(owner, Math.max(0, ms), run)
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
      advanceTo(now + ms)
      await runUntil(now)
    },
  }
}
