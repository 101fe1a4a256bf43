import { useCallback, useEffect, useRef, useState } from 'react'

/** For so long after the pointer moved, nothing moves under it (TL-24). */
const HOLD_MS = 300

/** Whether the pointer moved over something a moment ago. */
export function useHoldStill() {
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const handleMove = useCallback(() => {
    setIsHeld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsHeld(false), HOLD_MS)
  }, [])

  return { isHeld, handleMove }
}
