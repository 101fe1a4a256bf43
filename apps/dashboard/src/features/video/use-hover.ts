import { useEffect, useMemo, useRef, type PointerEvent } from 'react'
import { systemClock } from '../../lib/clock.ts'
import type { DispatchVideoEvent } from './use-player.ts'

/** Controls are hidden after the pointer has rested for this long. */
const HIDE_AFTER_MS = 3_000

/** Dispatches whether a pointer or a finger is over a player. @see VID-17 */
export function useHover(dispatch: DispatchVideoEvent) {
  const watch = useMemo(() => createHoverTracker(dispatch), [dispatch])
  useEffect(() => watch.forget, [watch])
  const lastTouch = useRef(false)

  return {
    /** The first tap of a finger only shows the controls. */
    isTouched: () => lastTouch.current,
    wake: watch.wake,
    pointer: {
      onPointerDown(event: PointerEvent) {
        lastTouch.current = event.pointerType === 'touch'
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerType !== 'touch') watch.wake()
      },
      onPointerLeave(event: PointerEvent) {
        // `pointerleave` fires for a finger as soon as it is lifted.
        if (event.pointerType !== 'touch') watch.leave()
      },
    },
  }
}

function createHoverTracker(dispatch: DispatchVideoEvent) {
  let isHovered = false
  let cancel = () => {}
  const setHovered = (next: boolean) => {
    if (next !== isHovered) dispatch({ type: 'hovered', isHovered: next })
    isHovered = next
  }
  const leave = () => {
    cancel()
    setHovered(false)
  }
  return {
    leave,
    wake: () => {
      cancel()
      cancel = systemClock.after(HIDE_AFTER_MS, leave)
      setHovered(true)
    },
    forget: () => cancel(),
  }
}
