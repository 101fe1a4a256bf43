import { useEffect, useRef, useState } from 'react'
import { dragFocus, releaseFocus, type Focus, type FocusDrag } from '@colonnade/domain/media'

/** How long to wait after the last key before saving: a held arrow key is one movement. */
const SAVE_DELAY_MS = 500

/**
 * A focal point that is moved by pointer or keyboard. It is saved once per movement: on pointer release, after the
 * last key, or when the dialog closes (FOC-02, FOC-06).
 *
 * @param onSave called once with each new focal point
 */
export function useFocalPointDrag(saved: Focus, onSave: (focus: Focus) => void) {
  const [drag, setDrag] = useState<FocusDrag>({ focus: saved, isDragging: false })
  const lastSaved = useRef(saved)
  const latest = useRef({ focus: drag.focus, onSave })

  useEffect(() => {
    latest.current = { focus: drag.focus, onSave }
  })

  function save(focus = latest.current.focus): void {
    if (focus.x === lastSaved.current.x && focus.y === lastSaved.current.y) return
    lastSaved.current = focus
    latest.current.onSave(focus)
  }

  useEffect(() => {
    if (drag.isDragging) return undefined
    const timer = setTimeout(() => save(), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [drag])

  useEffect(() => () => save(), [])

  return {
    focus: drag.focus,
    isDragging: drag.isDragging,
    /** Moves the focal point by keyboard. */
    moveTo: (focus: Focus) => setDrag({ focus, isDragging: false }),
    /** Moves the focal point to the pointer; `isDown` on pointerdown. */
    drag: (focus: Focus, isDown?: boolean) => setDrag(dragFocus(drag, focus, isDown)),
    release: () => {
      const released = releaseFocus(drag)
      setDrag(released.drag)
      if (released.save !== null) save(released.save)
    },
    /** Saves a keyboard move at once. */
    settle: () => save(),
  }
}
