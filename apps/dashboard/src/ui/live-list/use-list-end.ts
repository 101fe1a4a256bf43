import { useCallback, useEffect, useRef, useState } from 'react'
import { runAfterRender } from './run-after-render.ts'

/** Distance from the end at which older rows are loaded, in px. @see TL-22 */
export const LOAD_AHEAD_PX = 400

/** Minimum time for new rows to be rendered and measured. */
const DRAWN_AFTER_MS = 150

/**
 * Returns whether a list is near its end, as the page shows it. The state of a virtual list is ahead of its
 * rendering. A loaded page moves the end away before it is rendered. Until then the end counts as far, else each page
 * would load the next at once.
 *
 * @param lastKey the key of the last row, null in an empty list
 * @returns `look`, to be called on every scroll, and `lookSoon`, for other changes that move the end
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
    const checkAfterRender = () => {
      cancel = runAfterRender(DRAWN_AFTER_MS, check)
    }
    const check = () => {
      if (scroller.current === null) return
      // A list without rendered rows appears to be at its end.
      if (lastKey !== null && isBlank(scroller.current)) return checkAfterRender()
      drawnKey.current = lastKey
      setIsAtEnd(isNearEnd(scroller.current))
    }
    checkAfterRender()
    return () => cancel()
  }, [lastKey, turns])

  const look = () => {
    if (scroller.current === null || drawnKey.current !== lastKey) return
    setIsAtEnd(isNearEnd(scroller.current))
  }
  const lookSoon = useCallback(() => setTurns((count) => count + 1), [])

  return { isAtEnd, look, lookSoon, scroller, scrollerRef }
}

/** Returns whether a scroller is so near its end that older rows are needed. */
function isNearEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  // A hidden list has no height, and is never near its end.
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= LOAD_AHEAD_PX
}

const isBlank = (scroller: HTMLElement): boolean =>
  scroller.matches('[data-virtuoso-scroller]') &&
  scroller.querySelector('[data-item-index]') === null
