import { useEffect, useRef } from 'react'
import { DRAG_INTERVAL_MS } from '@colonnade/domain/media'
import { IDLE_THROTTLE, offerToThrottle, wakeThrottle, type Throttle } from '@colonnade/domain/time'
import { systemClock } from '../../lib/clock.ts'

/**
 * Lets the moves of a bar through, one in 60 ms at the most; the last one always.
 *
 * @see VID-13
 */
export function useThrottled<Value>(run: (value: Value) => void) {
  const latest = useRef(run)
  const kept = useRef<ReturnType<typeof throttledMoves<Value>>>(null)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => kept.current?.forget(), [])

  const moves = () => (kept.current ??= throttledMoves((value) => latest.current(value)))
  return {
    offer: (value: Value) => moves().offer(value),
    /** What still waits is let through now. */
    flush: () => moves().flush(),
  }
}

function throttledMoves<Value>(run: (value: Value) => void) {
  let throttle: Throttle<Value> = IDLE_THROTTLE
  let cancel = () => {}

  const take = (step: ReturnType<typeof wakeThrottle<Value>>) => {
    throttle = step.throttle
    cancel()
    const { passed, wakeAt } = step
    if (wakeAt !== null) cancel = systemClock.after(wakeAt - systemClock.elapsed(), wake)
    if (passed !== null) run(passed.value)
  }
  const wake = () => take(wakeThrottle(throttle, systemClock.elapsed(), DRAG_INTERVAL_MS))

  return {
    offer: (value: Value) =>
      take(offerToThrottle(throttle, value, systemClock.elapsed(), DRAG_INTERVAL_MS)),
    flush: () => {
      take(wakeThrottle(throttle, Number.POSITIVE_INFINITY, DRAG_INTERVAL_MS))
      throttle = IDLE_THROTTLE
    },
    forget: () => cancel(),
  }
}
