import { useEffect, useRef, useState } from 'react'
import { dragFocus, releaseFocus, type Focus, type FocusDrag } from '@colonnade/domain/media'

/** How long no key moves it before it counts: a held arrow is one movement. */
const PAUSE_MS = 500

/**
 * A focus that is moved by a pointer or by keys, and saved once for each movement: when the pointer lets go, or no key
 * comes any more, or the dialog is left (FOC-02, FOC-06).
 *
 * @param onSave told of each new focus once
 */
export function useMovedFocus(saved: Focus, onSave: (focus: Focus) => void) {
  const [drag, setDrag] = useState<FocusDrag>({ focus: saved, isDragging: false })
  const told = useRef(saved)
  const latest = useRef({ focus: drag.focus, onSave })

  useEffect(() => {
    latest.current = { focus: drag.focus, onSave }
  })

  function save(focus = latest.current.focus): void {
    if (focus.x === told.current.x && focus.y === told.current.y) return
    told.current = focus
    latest.current.onSave(focus)
  }

  useEffect(() => {
    if (drag.isDragging) return undefined
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [drag])

  useEffect(() => () => save(), [])

  return {
    focus: drag.focus,
    isDragging: drag.isDragging,
    /** By a key. */
    moveTo: (focus: Focus) => setDrag({ focus, isDragging: false }),
    /** The pointer is there; `isDown` where it has just come down. */
    drag: (focus: Focus, isDown?: boolean) => setDrag(dragFocus(drag, focus, isDown)),
    release: () => {
      const released = releaseFocus(drag)
      setDrag(released.drag)
      if (released.save !== null) save(released.save)
    },
    /** What was moved by keys counts now. */
    settle: () => save(),
  }
}
