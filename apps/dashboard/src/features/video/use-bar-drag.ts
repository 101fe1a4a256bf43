import { useRef, type PointerEvent } from 'react'
import { useThrottled } from './use-throttled.ts'

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
