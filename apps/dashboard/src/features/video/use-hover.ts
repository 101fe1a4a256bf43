import { useEffect, useMemo, useRef, type PointerEvent } from 'react'
import { systemClock } from '../../lib/clock.ts'
import type { Tell } from './use-player.ts'

/** Controls under a pointer that rests go out of the way. Unit: ms. */
const REST_MS = 3_000

/** Says when somebody's pointer, or finger, is at a player. @see VID-17 */
export function useHover(tell: Tell) {
  const watch = useMemo(() => hoverWatch(tell), [tell])
  useEffect(() => watch.forget, [watch])
  const lastTouch = useRef(false)

  return {
    /** A finger's first tap only brings the controls. */
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
        // A finger leaves as soon as it is lifted.
        if (event.pointerType !== 'touch') watch.leave()
      },
    },
  }
}

function hoverWatch(tell: Tell) {
  let isHovered = false
  let cancel = () => {}
  const say = (next: boolean) => {
    if (next !== isHovered) tell({ type: 'hovered', isHovered: next })
    isHovered = next
  }
  const leave = () => {
    cancel()
    say(false)
  }
  return {
    leave,
    wake: () => {
      cancel()
      cancel = systemClock.after(REST_MS, leave)
      say(true)
    },
    forget: () => cancel(),
  }
}
