import type { Clock } from '../../lib/clock.ts'

/** Interval between two tasks that no user waits for. Unit: ms. */
export const TASK_INTERVAL_MS = 2_000

interface TaskQueueOptions<Key> {
  readonly clock: Clock
  /** Scales a delay when few requests are left. */
  readonly scaleDelay: (ms: number) => number
  readonly run: (key: Key) => void
}

/** Runs tasks one after the other, each once regardless of how often it was added. */
export interface TaskQueue<Key> {
  readonly add: (keys: Iterable<Key>) => void
  /** Adds a task after this many milliseconds. */
  readonly addDelayed: (key: Key, ms: number) => void
  /** Runs the matching waiting tasks immediately. */
  readonly runNow: (isUrgent: (key: Key) => boolean) => void
  /** Drops the waiting tasks. */
  readonly stop: () => void
}

export function createTaskQueue<Key>({
  clock,
  scaleDelay,
  run,
}: TaskQueueOptions<Key>): TaskQueue<Key> {
  const waiting = new Set<Key>()
  const later = new Map<Key, () => void>()
  let cancel: (() => void) | null = null

  function schedule(): void {
    if (waiting.size > 0) cancel ??= clock.after(scaleDelay(TASK_INTERVAL_MS), runNext)
  }

  function runNext(): void {
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
    addDelayed(key, ms) {
      later.get(key)?.()
      const stop = clock.after(ms, () => {
        later.delete(key)
        add([key])
      })
      later.set(key, stop)
    },
    runNow(isUrgent) {
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
