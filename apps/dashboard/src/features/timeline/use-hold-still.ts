import { useEffect, useRef, useState, type RefObject } from 'react'
import type { VirtuosoHandle } from 'react-virtuoso'

/** For so long after the pointer moved, nothing moves under it (TL-24). */
const HOLD_MS = 300

/**
 * While the pointer moves over a list that stands at its top, rows that come in stay above it; once
 * it rests, the list returns to the top, unless the reader has scrolled meanwhile.
 */
export function useHoldStill(list: RefObject<VirtuosoHandle | null>) {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const returns = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const handleRest = () => {
    setIsHeld(false)
    if (returns.current) list.current?.scrollTo({ top: 0 })
    returns.current = false
  }

  const handleMove = (isAtTop: boolean) => {
    if (!isHeld) {
      returns.current = isAtTop
      setIsHeld(true)
    }
    clearTimeout(timer.current)
    timer.current = setTimeout(handleRest, HOLD_MS)
  }

  const handleOwnScroll = () => {
    returns.current = false
  }

  return { isHeld, handleMove, handleOwnScroll }
}
