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
import { isHandled } from './is-handled.ts'

/** For so long after the pointer moved, nothing moves under it (TL-24). */
const HOLD_MS = 300

/** For so long what waits may come in after somebody asked for it. */
const RELEASE_MS = 1_000

/**
 * Whether somebody is about to do something with a row, so that nothing may move: the pointer rests
 * over the list or moved there a moment ago, something in it is selected, a menu of it is open, or the
 * keyboard is on a row (BY-41). A touch screen has no resting pointer. An unattended pointer holds too:
 * what waits is counted, and a press lets it in.
 *
 * @param waiting how many rows wait: what held them may be gone without having said so
 */
export function useHoldStill(area: RefObject<HTMLElement | null>, waiting: number) {
  const [isHeld, setIsHeld] = useState(false)
  const [isReleased, setIsReleased] = useState(false)
  const isPointed = useRef(false)
  const movedAt = useRef(Number.NEGATIVE_INFINITY)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const releasing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const check = useCallback(() => {
    setIsHeld(isPointed.current || (area.current !== null && isHandled(area.current)))
  }, [area])

  useEffect(() => {
    // After the event: what it closes is closed by then.
    const checkSoon = () => void setTimeout(check)
    const element = area.current
    document.addEventListener('selectionchange', check)
    element?.addEventListener('focusin', checkSoon)
    element?.addEventListener('focusout', checkSoon)
    return () => {
      document.removeEventListener('selectionchange', check)
      element?.removeEventListener('focusin', checkSoon)
      element?.removeEventListener('focusout', checkSoon)
      clearTimeout(leaving.current)
      clearTimeout(releasing.current)
    }
  }, [area, check])

  useEffect(check, [check, waiting])

  const handleMove = useCallback(
    ({ pointerType, movementX, movementY, timeStamp, target }: PointerEvent) => {
      // Over the pill it is on its way to what waits: the pill must not change under it.
      if (target instanceof Element && target.closest('[data-pill]') !== null) return
      // Browsers tell of a move, too, when the page moves under a pointer that stands still.
      if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return
      clearTimeout(leaving.current)
      isPointed.current = true
      movedAt.current = timeStamp
      check()
    },
    [check],
  )

  const handleLeave = useCallback(() => {
    clearTimeout(leaving.current)
    leaving.current = setTimeout(() => {
      isPointed.current = false
      check()
    }, HOLD_MS)
  }, [check])

  const release = useCallback(() => {
    clearTimeout(releasing.current)
    setIsReleased(true)
    releasing.current = setTimeout(() => setIsReleased(false), RELEASE_MS)
  }, [])

  /** The reader came to the top, and not by a pointer that is on its way to a row. */
  const arrive = useCallback(() => {
    if (performance.now() - movedAt.current >= HOLD_MS) release()
  }, [release])

  return { isHeld, isReleased, release, arrive, handleMove, handleLeave }
}

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
