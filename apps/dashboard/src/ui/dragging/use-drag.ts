import { useRef, type PointerEvent } from 'react'

const FRAME_MS = 1000 / 60

/** A drag by one pointer. */
export interface Drag {
  /** Distance since the press, in px towards the end of the line, or of the page. */
  readonly distance: number
  /** Px per frame of 1/60 s, in the same direction. */
  readonly speed: number
  /** 1 where a line ends at the right, -1 where it ends at the left. */
  readonly side: 1 | -1
}

interface DragOptions {
  readonly axis: 'x' | 'y'
  /** Whether a press starts tracking. By default a press of the main button does. */
  readonly isTaken?: ((event: PointerEvent<HTMLElement>) => boolean) | undefined
  /**
   * Whether a pointer that moved by this distance, in px, drags. False ignores it until the next press, null means
   * not decided yet. By default a pointer drags from the press on.
   */
  readonly isDrag?: (dx: number, dy: number) => boolean | null
  /** The element captures a dragging pointer: also beyond its edges, and without a click at the end. */
  readonly isCaptured?: boolean
  readonly onStart?: () => void
  /** Called for every pointer event of the browser: once per frame. */
  readonly onMove: (drag: Drag) => void
  /** @param isBrokenOff the browser cancelled the pointer, or `breakOff` ended the drag */
  readonly onEnd: (drag: Drag, isBrokenOff: boolean) => void
}

interface HeldPointer {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  isMoving: boolean
  distance: number
  speed: number
  /** Time of the last event in ms. */
  at: number
}

const isMainButton = ({ button }: PointerEvent) => button === 0
const returnTrue = () => true

/** Tracks one pointer along one axis. */
export function useDrag(options: DragOptions) {
  const { axis, isTaken = isMainButton, isDrag = returnTrue, isCaptured } = options
  const { onStart, onMove, onEnd } = options
  const held = useRef<HeldPointer | null>(null)

  /** @returns whether a drag was in progress */
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
    // The end of a captured pointer is always reported. Without capture it may have been missed.
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
    /** @returns whether a drag was cancelled */
    breakOff: () => end(true),
  }
}
