import type { Clock } from '../../lib/clock.ts'
import type { FrameScheduler } from '../../lib/frame-scheduler.ts'
import type { PageLifecycle } from '../../lib/page-lifecycle.ts'
import type { QueuedEvent } from './apply-events.ts'

/** At most one flush in this time: the eye gains nothing from more (dependencies.md 4). */
export const FLUSH_MS = 100

/**
 * The same while posts come faster than anybody reads. What a flush costs is for the most part the same for one post
 * and for five.
 */
export const FAST_FLUSH_MS = 300

/** So many flushes one right behind the other are a fast stream. */
export const FAST_AFTER = 5

/** Frames and timers come a little late. Unit: ms. */
const SLACK_MS = 50

/** In a hidden page timers sleep, so the message handler itself flushes: after this time or this many. */
export const HIDDEN_FLUSH_MS = 1_000
export const HIDDEN_FLUSH_SIZE = 250

/** Above this many, new statuses are dropped and a gap is left; deletes and edits never are. */
export const MOST_QUEUED = 500

interface BatcherTraits {
  readonly clock: Clock
  readonly frames: FrameScheduler
  readonly page: PageLifecycle
  /** @param missed the timelines of which statuses were dropped */
  readonly apply: (events: readonly QueuedEvent[], missed: ReadonlySet<QueuedEvent['key']>) => void
}

export interface Batcher {
  readonly push: (event: QueuedEvent) => void
  /** Applies what is queued now. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Gathers stream events, so that a busy server draws the deck ten times a second and not a hundred; a fast one three times. */
export function createBatcher({ clock, frames, page, apply }: BatcherTraits): Batcher {
  let queue: QueuedEvent[] = []
  let missed = new Set<QueuedEvent['key']>()
  let flushedAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | null = null
  let inARow = 0

  const pause = () => (inARow >= FAST_AFTER ? FAST_FLUSH_MS : FLUSH_MS)

  function flush(): void {
    cancel?.()
    cancel = null
    if (queue.length === 0 && missed.size === 0) return
    const [events, lost] = [queue, missed]
    queue = []
    missed = new Set()
    const now = clock.elapsed()
    inARow = now - flushedAt <= pause() + SLACK_MS ? inARow + 1 : 0
    flushedAt = now
    apply(events, lost)
  }

  function schedule(): void {
    if (page.isHidden()) {
      const isDue =
        clock.elapsed() - flushedAt >= HIDDEN_FLUSH_MS || queue.length >= HIDDEN_FLUSH_SIZE
      if (isDue) flush()
      else cancel ??= clock.after(HIDDEN_FLUSH_MS, flush)
      return
    }
    const wait = flushedAt + pause() - clock.elapsed()
    cancel ??= wait > 0 ? clock.after(wait, nextFrame) : frames.nextFrame(flush)
  }

  function nextFrame(): void {
    cancel = page.isHidden() ? null : frames.nextFrame(flush)
    if (cancel === null) flush()
  }

  const stopWatching = page.watch((isHidden) => {
    if (isHidden) flush()
  })

  return {
    push(queued) {
      if (queue.length >= MOST_QUEUED && queued.event.type === 'update') missed.add(queued.key)
      else queue.push(queued)
      schedule()
    },
    flush,
    stop() {
      stopWatching()
      cancel?.()
      cancel = null
      queue = []
    },
  }
}
