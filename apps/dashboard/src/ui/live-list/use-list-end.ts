import { useCallback, useEffect, useRef, useState } from 'react'

/** How far from the end older rows are asked for, in px. @see TL-22 */
export const LOAD_AHEAD_PX = 400

/** By then rows that just came are drawn and measured. */
const DRAWN_AFTER_MS = 150

/**
 * Whether a list stands near its end. A page that arrives moves the end away before the list says so:
 * until the new rows are drawn the end counts as far, else each page would at once ask for the next.
 *
 * @param lastKey the key of the last row, null in an empty list
 */
export function useListEnd(lastKey: string | null) {
  const [isAtEnd, setIsAtEnd] = useState(false)
  const [seenKey, setSeenKey] = useState(lastKey)
  const scroller = useRef<HTMLElement | null>(null)
  const scrollerRef = useCallback((element: HTMLElement | Window | null) => {
    scroller.current = element instanceof HTMLElement ? element : null
  }, [])

  if (lastKey !== seenKey) {
    setSeenKey(lastKey)
    setIsAtEnd(false)
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      if (scroller.current !== null) setIsAtEnd(isNearEnd(scroller.current))
    }, DRAWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [lastKey])

  return { isAtEnd, setIsAtEnd, scroller, scrollerRef }
}

/** Whether a scroller stands so near its end that older rows are wanted. */
export function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= LOAD_AHEAD_PX
}
