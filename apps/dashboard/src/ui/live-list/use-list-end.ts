import { useCallback, useEffect, useRef, useState } from 'react'
import { onceDrawn } from './once-drawn.ts'

/** How far from the end older rows are asked for, in px. @see TL-22 */
export const LOAD_AHEAD_PX = 400

/** So long rows that just came have for being drawn and measured, at least. */
const DRAWN_AFTER_MS = 150

/**
 * Whether a list stands near its end, as the page has it: what virtual lists believe of it is ahead of what they have
 * drawn. A page that arrives moves the end away before that is drawn: until then the end counts as far, else each
 * page would at once ask for the next.
 *
 * @param lastKey the key of the last row, null in an empty list
 * @returns `look`, for each time it is scrolled, and `lookSoon`, for what else may have moved its end
 */
export function useListEnd(lastKey: string | null) {
  const [isAtEnd, setIsAtEnd] = useState(false)
  const [seenKey, setSeenKey] = useState(lastKey)
  const [turns, setTurns] = useState(0)
  const drawnKey = useRef<string | null>(null)
  const scroller = useRef<HTMLElement | null>(null)
  const scrollerRef = useCallback((element: HTMLElement | Window | null) => {
    scroller.current = element instanceof HTMLElement ? element : null
  }, [])

  if (lastKey !== seenKey) {
    setSeenKey(lastKey)
    setIsAtEnd(false)
  }

  useEffect(() => {
    let cancel = () => {}
    const wait = () => {
      cancel = onceDrawn(DRAWN_AFTER_MS, check)
    }
    const check = () => {
      if (scroller.current === null) return
      // A list that has drawn nothing yet seems to be at its end.
      if (lastKey !== null && isBlank(scroller.current)) return wait()
      drawnKey.current = lastKey
      setIsAtEnd(isNearEnd(scroller.current))
    }
    wait()
    return () => cancel()
  }, [lastKey, turns])

  const look = () => {
    if (scroller.current === null || drawnKey.current !== lastKey) return
    setIsAtEnd(isNearEnd(scroller.current))
  }
  const lookSoon = useCallback(() => setTurns((count) => count + 1), [])

  return { isAtEnd, look, lookSoon, scroller, scrollerRef }
}

/** Whether a scroller stands so near its end that older rows are wanted. */
function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  // A list that is out of sight has no height, and no end to be near to.
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= LOAD_AHEAD_PX
}

const isBlank = (scroller: HTMLElement): boolean =>
  scroller.matches('[data-virtuoso-scroller]') &&
  scroller.querySelector('[data-item-index]') === null
