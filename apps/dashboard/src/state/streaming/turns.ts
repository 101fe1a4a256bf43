import type { Clock } from '../../lib/clock.ts'

/** Between two of those that nobody waits for. */
export const TURN_MS = 2_000

interface TurnsTraits<Key> {
  readonly clock: Clock
  /** How long a wait becomes where little may be asked for. */
  readonly stretch: (ms: number) => number
  readonly run: (key: Key) => void
}

/** Things to be done one after the other, each once however often it is asked for. */
export interface Turns<Key> {
  readonly add: (keys: Iterable<Key>) => void
  /** Not before so many milliseconds have passed. */
  readonly addLater: (key: Key, ms: number) => void
  /** What of it waits its turn is done at once. */
  readonly hurry: (isUrgent: (key: Key) => boolean) => void
  /** Forgets what waits. */
  readonly stop: () => void
}

export function createTurns<Key>({ clock, stretch, run }: TurnsTraits<Key>): Turns<Key> {
  const waiting = new Set<Key>()
  const later = new Map<Key, () => void>()
  let cancel: (() => void) | null = null

  function schedule(): void {
    if (waiting.size > 0) cancel ??= clock.after(stretch(TURN_MS), take)
  }

  function take(): void {
    cancel = null
    const [next] = waiting
    if (next === undefined) return
    waiting.delete(next)
    schedule()
    run(next)
  }

  function add(keys: Iterable<Key>): void {
    for (const key of keys) waiting.add(key)
    schedule()
  }

  return {
    add,
    addLater(key, ms) {
      later.get(key)?.()
      const stop = clock.after(ms, () => {
        later.delete(key)
        add([key])
      })
      later.set(key, stop)
    },
    hurry(isUrgent) {
      for (const key of [...waiting].filter(isUrgent)) {
        waiting.delete(key)
        run(key)
      }
    },
    stop() {
      cancel?.()
      cancel = null
      waiting.clear()
      for (const stop of later.values()) stop()
      later.clear()
    },
  }
}
