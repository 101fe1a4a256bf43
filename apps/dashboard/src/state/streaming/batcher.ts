import type { Clock } from '../../lib/clock.ts'
import type { FrameScheduler } from '../../lib/frame-scheduler.ts'
import type { PageLifecycle } from '../../lib/page-lifecycle.ts'
import type { QueuedEvent } from './apply-stream-events.ts'

/** Minimum time between two flushes. More frequent updates are not visible. */
export const FLUSH_MS = 100

/**
 * Minimum time between two flushes while posts arrive faster than anyone reads. A flush costs about the same for one
 * post and for five.
 */
export const FAST_FLUSH_MS = 300

/** Number of consecutive flushes after which a stream counts as fast. */
export const FAST_STREAM_FLUSHES = 5

/** Tolerance for frames and timers, which fire slightly late. Unit: ms. */
const TIMER_SLACK_MS = 50

/** In a hidden page timers are throttled, so the message handler flushes: after this time or this many events. */
export const HIDDEN_FLUSH_MS = 1_000
export const HIDDEN_FLUSH_SIZE = 250

/** Above this many queued events new statuses are dropped and a gap is left. Deletes and edits are never dropped. */
export const MAX_QUEUED_EVENTS = 500

interface BatcherOptions {
  readonly clock: Clock
  readonly frames: FrameScheduler
  readonly page: PageLifecycle
  /** @param missed the timelines whose statuses were dropped */
  readonly apply: (events: readonly QueuedEvent[], missed: ReadonlySet<QueuedEvent['key']>) => void
}

export interface Batcher {
  readonly push: (event: QueuedEvent) => void
  /** Applies the queued events now. */
  readonly flush: () => void
  readonly stop: () => void
}

/**
 * Batches stream events. A busy server then renders the deck at most ten times a second, and a fast stream three
 * times.
 */
export function createBatcher({ clock, frames, page, apply }: BatcherOptions): Batcher {
  let queue: QueuedEvent[] = []
  let missed = new Set<QueuedEvent['key']>()
  let flushedAt = Number.NEGATIVE_INFINITY
  let cancel: (() => void) | null = null
  let inARow = 0

  const getPause = () => (inARow >= FAST_STREAM_FLUSHES ? FAST_FLUSH_MS : FLUSH_MS)

  function flush(): void {
    cancel?.()
    cancel = null
    if (queue.length === 0 && missed.size === 0) return
    const [events, lost] = [queue, missed]
    queue = []
    missed = new Set()
    const now = clock.elapsed()
    inARow = now - flushedAt <= getPause() + TIMER_SLACK_MS ? inARow + 1 : 0
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
    const wait = flushedAt + getPause() - clock.elapsed()
    cancel ??= wait > 0 ? clock.after(wait, flushOnNextFrame) : frames.nextFrame(flush)
  }

  function flushOnNextFrame(): void {
    cancel = page.isHidden() ? null : frames.nextFrame(flush)
    if (cancel === null) flush()
  }

  const stopWatching = page.watch((isHidden) => {
    if (isHidden) flush()
  })

  return {
    push(queued) {
      if (queue.length >= MAX_QUEUED_EVENTS && queued.event.type === 'update')
        missed.add(queued.key)
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
