import { type PointerEvent, useEffect, useRef } from 'react'
import { DRAG_INTERVAL_MS } from '@colonnade/domain/media'
import { IDLE_THROTTLE, pushToThrottle, type Throttle, wakeThrottle } from '@colonnade/domain/time'
import { systemClock } from '../../lib/clock.ts'

/**
 * Throttles the moves of a bar to one in 60 ms. The last one is always delivered.
 *
 * @see VID-13
 */
function useThrottled<Value>(run: (value: Value) => void) {
  const latest = useRef(run)
  const kept = useRef<ReturnType<typeof createThrottle<Value>>>(null)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => () => kept.current?.forget(), [])

  const moves = () => (kept.current ??= createThrottle((value) => latest.current(value)))
  return {
    offer: (value: Value) => moves().offer(value),
    /** Delivers the pending value now. */
    flush: () => moves().flush(),
  }
}

function createThrottle<Value>(run: (value: Value) => void) {
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
      take(pushToThrottle(throttle, value, systemClock.elapsed(), DRAG_INTERVAL_MS)),
    flush: () => {
      take(wakeThrottle(throttle, Number.POSITIVE_INFINITY, DRAG_INTERVAL_MS))
      throttle = IDLE_THROTTLE
    },
    forget: () => cancel(),
  }
}

interface BarDrag {
  readonly onBegin?: () => void
  /**
   * The distance along the bar and the bar's length, in px. Below 0 or above the length when the pointer is beyond an
   * end.
   */
  readonly onMove: (px: number, length: number) => void
  readonly onEnd?: () => void
}

/** Handles dragging along a bar. Time runs left to right in every language, as in any player. */
export function useBarDrag({ onBegin, onMove, onEnd }: BarDrag) {
  const isDragging = useRef(false)
  const moves = useThrottled<{ readonly px: number; readonly length: number }>(({ px, length }) =>
    onMove(px, length),
  )

  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    moves.offer({ px: event.clientX - left, length: width })
  }
  const release = () => {
    if (!isDragging.current) return
    isDragging.current = false
    moves.flush()
    onEnd?.()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      isDragging.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      onBegin?.()
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragging.current) follow(event)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
