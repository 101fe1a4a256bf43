import { useRef, type TouchEvent, type WheelEvent } from 'react'

/** A finger that goes down by this much at the top means it. */
const PULL_PX = 60

/** Hears that somebody pulls a list that stands at its top: by the wheel or a finger. */
export function usePull(isAtTop: () => boolean, onPull: () => void) {
  const begun = useRef<number | null>(null)

  return {
    onWheel: ({ deltaY }: WheelEvent) => {
      if (deltaY < 0 && isAtTop()) onPull()
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      begun.current = isAtTop() ? (touches[0]?.clientY ?? null) : null
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const now = touches[0]?.clientY
      if (begun.current === null || now === undefined || now - begun.current < PULL_PX) return
      begun.current = null
      onPull()
    },
  }
}
