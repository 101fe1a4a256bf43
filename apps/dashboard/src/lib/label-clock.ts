import { getNextRefresh } from '@colonnade/domain/time'
import { systemClock } from './clock.ts'
import { setWallClockTimeout } from './wall-clock-timeout.ts'

/** The longest time that a label may lag behind the wall clock. */
const MAX_LAG_MS = 10_000

interface Subscriber {
  /** Milliseconds since 1970. */
  readonly moment: number
  readonly onTick: (now: number) => void
}

const subscribers = new Set<Subscriber>()
let sharedTime = 0
let isFresh = false
let wakeup: { readonly at: number; readonly cancel: () => void } | null = null

/**
 * Returns the current time as all labels share it, so that equal times read the same. It advances when a label would
 * change, at most every ten seconds, and when a new label would show a time that is too old.
 */
export function readLabelClock(): number {
  if (isFresh) return sharedTime
  const now = systemClock.now()
  const isLate = Math.abs(now - sharedTime) >= MAX_LAG_MS
  if (subscribers.size > 0 && !isLate) return sharedTime
  sharedTime = now
  isFresh = true
  queueMicrotask(() => {
    isFresh = false
    if (isLate) tick()
  })
  return sharedTime
}

/**
 * Calls back immediately and whenever the label of a time may change.
 *
 * @param moment milliseconds since 1970
 * @returns stops it
 */
export function subscribeToLabelClock(moment: number, onTick: (now: number) => void): () => void {
  const follower = { moment, onTick }
  const now = readLabelClock()
  subscribers.add(follower)
  scheduleTick(follower)
  onTick(now)
  return () => {
    subscribers.delete(follower)
    if (subscribers.size === 0) cancelWakeup()
  }
}

function tick(): void {
  cancelWakeup()
  for (const { onTick } of subscribers) onTick(sharedTime)
  for (const follower of subscribers) scheduleTick(follower)
}

function scheduleTick({ moment }: Subscriber): void {
  const wait = getNextRefresh(moment, sharedTime)
  const at = sharedTime + (wait ?? Infinity)
  if (at === Infinity || (wakeup !== null && wakeup.at <= at)) return
  cancelWakeup()
  const cancel = setWallClockTimeout(at - systemClock.now(), () => {
    sharedTime = systemClock.now()
    tick()
  })
  wakeup = { at, cancel }
}

function cancelWakeup(): void {
  wakeup?.cancel()
  wakeup = null
}
