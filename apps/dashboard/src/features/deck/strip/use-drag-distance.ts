import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

interface DragWatch {
  readonly axis: 'x' | 'y'
  readonly onStart: () => void
  /** At most once per frame. @param distance from where it began, in CSS pixels */
  readonly onDrag: (distance: number) => void
  /** @param distance null when it was broken off */
  readonly onEnd: (distance: number | null) => void
}

interface Drag {
  readonly start: number
  /** Where the pointer is now. */
  at: number
  frame: number | null
}

/** Tells how far a pointer pulls what it holds: nothing is drawn by React meanwhile. Escape breaks it off. */
export function useDragDistance({ axis, onStart, onDrag, onEnd }: DragWatch) {
  const drag = useRef<Drag | null>(null)

  useEffect(
    () => () => {
      if (drag.current?.frame != null) cancelAnimationFrame(drag.current.frame)
    },
    [],
  )

  const at = (event: PointerEvent) => (axis === 'x' ? event.clientX : event.clientY)

  const finish = (isKept: boolean) => {
    const held = drag.current
    if (held === null) return
    drag.current = null
    if (held.frame !== null) cancelAnimationFrame(held.frame)
    onEnd(isKept ? held.at - held.start : null)
  }

  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || drag.current !== null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { start: at(event), at: at(event), frame: null }
    onStart()
  }

  const handleMove = (event: PointerEvent) => {
    const held = drag.current
    if (held === null) return
    held.at = at(event)
    held.frame ??= requestAnimationFrame(() => {
      held.frame = null
      onDrag(held.at - held.start)
    })
  }

  return {
    pointer: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: () => finish(true),
      onPointerCancel: () => finish(false),
      onLostPointerCapture: () => finish(false),
    },
    /** @returns whether the key ended a drag */
    breakOff: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Escape' || drag.current === null) return false
      event.preventDefault()
      finish(false)
      return true
    },
  }
}
