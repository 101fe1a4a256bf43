import { nextRefresh } from '@colonnade/domain/time'
import { atWallTime } from './at-wall-time.ts'
import { systemClock } from './clock.ts'

/** No label lags further behind the clock on the wall. */
const LONGEST_LAG_MS = 10_000

interface Follower {
  /** Milliseconds since 1970. */
  readonly moment: number
  readonly onTick: (now: number) => void
}

const followers = new Set<Follower>()
let shared = 0
let isFresh = false
let waking: { readonly at: number; readonly cancel: () => void } | null = null

/**
 * The present that all labels share, so that the same moment reads the same everywhere. It goes on when a label would
 * read otherwise, no sooner than after ten seconds, and when a label comes that would be shown too late a time.
 */
export function readLabelClock(): number {
  if (isFresh) return shared
  const now = systemClock.now()
  const isLate = Math.abs(now - shared) >= LONGEST_LAG_MS
  if (followers.size > 0 && !isLate) return shared
  shared = now
  isFresh = true
  queueMicrotask(() => {
    isFresh = false
    if (isLate) tick()
  })
  return shared
}

/**
 * Calls at once and whenever a label about a moment may read otherwise.
 *
 * @param moment milliseconds since 1970
 * @returns stops it
 */
export function followLabelClock(moment: number, onTick: (now: number) => void): () => void {
  const follower = { moment, onTick }
  const now = readLabelClock()
  followers.add(follower)
  scheduleFor(follower)
  onTick(now)
  return () => {
    followers.delete(follower)
    if (followers.size === 0) stopWaking()
  }
}

function tick(): void {
  stopWaking()
  for (const { onTick } of followers) onTick(shared)
  for (const follower of followers) scheduleFor(follower)
}

function scheduleFor({ moment }: Follower): void {
  const wait = nextRefresh(moment, shared)
  const at = shared + (wait ?? Infinity)
  if (at === Infinity || (waking !== null && waking.at <= at)) return
  stopWaking()
  const cancel = atWallTime(at - systemClock.now(), () => {
    shared = systemClock.now()
    tick()
  })
  waking = { at, cancel }
}

function stopWaking(): void {
  waking?.cancel()
  waking = null
}
