import { type PointerEvent, useEffect, useRef } from 'react'
import { DRAG_INTERVAL_MS } from '@colonnade/domain/media'
import { IDLE_THROTTLE, offerToThrottle, type Throttle, wakeThrottle } from '@colonnade/domain/time'
import { systemClock } from '../../lib/clock.ts'

/**
 * Lets the moves of a bar through, one in 60 ms at the most; the last one always.
 *
 * @see VID-13
 */
function useThrottled<Value>(run: (value: Value) => void) {
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

interface BarDrag {
  readonly onBegin?: () => void
  /** How far along the bar, in px, and how long that is. Beyond its ends where the pointer is. */
  readonly onMove: (px: number, length: number) => void
  readonly onEnd?: () => void
}

/** A bar that is pressed and pulled. Time runs left to right in every language, as on any player. */
export function useBarDrag({ onBegin, onMove, onEnd }: BarDrag) {
  const isHeld = useRef(false)
  const moves = useThrottled<{ readonly px: number; readonly length: number }>(({ px, length }) =>
    onMove(px, length),
  )

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    moves.offer({ px: event.clientX - left, length: width })
  }
  const release = () => {
    if (!isHeld.current) return
    isHeld.current = false
    moves.flush()
    onEnd?.()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      isHeld.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      onBegin?.()
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isHeld.current) follow(event)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
