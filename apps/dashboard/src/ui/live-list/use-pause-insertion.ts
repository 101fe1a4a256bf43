import {
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react'
import { isInUse } from './is-in-use.ts'

/** Rows stay in place under a moving pointer for this time (TL-24). */
const HOLD_MS = 300

/** Queued rows may be inserted for this time after the user requested them. */
const RELEASE_MS = 1_000

/**
 * Pauses the insertion of rows while the user interacts with the list: the pointer is over it or moved there a moment
 * ago, text in it is selected, a menu of it is open, or the keyboard is on a row (BY-41). A touch screen has no
 * resting pointer. An unattended pointer pauses too: queued rows are counted, and a click inserts them.
 *
 * @param waiting number of queued rows; the state is checked when it changes, because an interaction may have ended
 *   without an event
 */
export function usePauseInsertion(area: RefObject<HTMLElement | null>, waiting: number) {
  const [isHeld, setIsHeld] = useState(false)
  const [isReleased, setIsReleased] = useState(false)
  const isPointed = useRef(false)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const releasing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const updateIsHeld = useCallback(() => {
    setIsHeld(isPointed.current || (area.current !== null && isInUse(area.current)))
  }, [area])

  useEffect(() => {
    // Checks after the event, because the event may close a menu.
    const checkSoon = () => void setTimeout(updateIsHeld)
    const element = area.current
    document.addEventListener('selectionchange', updateIsHeld)
    element?.addEventListener('focusin', checkSoon)
    element?.addEventListener('focusout', checkSoon)
    return () => {
      document.removeEventListener('selectionchange', updateIsHeld)
      element?.removeEventListener('focusin', checkSoon)
      element?.removeEventListener('focusout', checkSoon)
      clearTimeout(leaving.current)
      clearTimeout(releasing.current)
    }
  }, [area, updateIsHeld])

  useEffect(updateIsHeld, [updateIsHeld, waiting])

  const handleMove = useCallback(
    ({ pointerType, movementX, movementY, timeStamp, target }: PointerEvent) => {
      // A pointer over the pill is about to click it. The pill must not change under it.
      if (target instanceof Element && target.closest('[data-pill]') !== null) return
      // Browsers also report a move when the page moves under a resting pointer.
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return
      clearTimeout(leaving.current)
      isPointed.current = true
      movedAt.current = timeStamp
      updateIsHeld()
    },
    [updateIsHeld],
  )

  const handleLeave = useCallback(() => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => {
      isPointed.current = false
      updateIsHeld()
    }, HOLD_MS)
  }, [updateIsHeld])

  const release = useCallback(() => {
    clearTimeout(releasing.current)
    setIsReleased(true)
    releasing.current = setTimeout(() => setIsReleased(false), RELEASE_MS)
  }, [])

  /** The user scrolled to the top. A pointer that moved to a row just now does not count. */
  const handleTopReached = useCallback(() => {
    if (performance.now() - movedAt.current >= HOLD_MS) release()
  }, [release])

  return { isHeld, isReleased, release, handleTopReached, handleMove, handleLeave }
}

/** A touch that moves down by this distance at the top counts as a pull. */
const PULL_PX = 60

/** Detects a pull at the top of a list, by wheel or touch. */
export function usePullAtTop(isAtTop: () => boolean, onPull: () => void) {
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
