import { useRef, type PointerEvent } from 'react'

const FRAME_MS = 1000 / 60

/** A pointer that pulls something along. */
export interface Drag {
  /** How far it went since it came down, in px towards the end of the line, or of the page. */
  readonly distance: number
  /** Px a frame of 1/60 s, the same way. */
  readonly speed: number
  /** 1 where a line ends to the right, -1 where it ends to the left. */
  readonly side: 1 | -1
}

interface DragOptions {
  readonly axis: 'x' | 'y'
  /** Whether a press takes hold at all. Without it, one of the main button does. */
  readonly isTaken?: ((event: PointerEvent<HTMLElement>) => boolean) | undefined
  /**
   * Whether a pointer that went so far, in px, pulls, or is left alone until it comes down again; null until that is known.
   * Without it, a pointer pulls from the press on.
   */
  readonly isDrag?: (dx: number, dy: number) => boolean | null
  /** The element takes a pulling pointer to itself: also beyond its edges, and so that the end is no press. */
  readonly isCaptured?: boolean
  readonly onStart?: () => void
  /** As often as the browser tells of the pointer: once a frame. */
  readonly onMove: (drag: Drag) => void
  /** @param isBrokenOff the pointer was taken away, or the drag ended by `breakOff` */
  readonly onEnd: (drag: Drag, isBrokenOff: boolean) => void
}

interface Held {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  isMoving: boolean
  distance: number
  speed: number
  /** When it was there, in ms. */
  at: number
}

const isMainButton = ({ button }: PointerEvent) => button === 0
const always = () => true

/** Follows one pointer along one axis. */
export function useDrag(options: DragOptions) {
  const { axis, isTaken = isMainButton, isDrag = always, isCaptured } = options
  const { onStart, onMove, onEnd } = options
  const held = useRef<Held | null>(null)

  /** @returns whether there was something to end */
  const end = (isBrokenOff: boolean): boolean => {
    const done = held.current
    held.current = null
    if (done?.isMoving) onEnd(done, isBrokenOff)
    return done?.isMoving === true
  }

  const handleMove = (event: PointerEvent<HTMLElement>) => {
    const now = held.current
    if (event.pointerId !== now?.pointerId) return
    const dx = event.clientX - now.x
    const dy = event.clientY - now.y
    if (!now.isMoving) {
      const isOne = isDrag(dx, dy)
      if (isOne === false) held.current = null
      if (!isOne) return
      now.isMoving = true
      if (isCaptured) event.currentTarget.setPointerCapture(event.pointerId)
      onStart?.()
    }
    const before = now.distance
    now.distance = axis === 'x' ? dx * now.side : dy
    now.speed = ((now.distance - before) / Math.max(1, event.timeStamp - now.at)) * FRAME_MS
    now.at = event.timeStamp
    if (now.distance !== before) onMove(now)
  }

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    // The end of a captured pointer is always told; without that one may have been missed.
    if ((isCaptured && held.current?.isMoving) || !isTaken(event)) return
    held.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      side: getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1,
      isMoving: false,
      distance: 0,
      speed: 0,
      at: event.timeStamp,
    }
    handleMove(event)
  }

  const handleEnd = ({ pointerId, type }: PointerEvent) => {
    if (pointerId === held.current?.pointerId) end(type !== 'pointerup')
  }

  return {
    pointer: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleEnd,
      onPointerCancel: handleEnd,
    },
    /** @returns whether a drag was broken off */
    breakOff: () => end(true),
  }
}
