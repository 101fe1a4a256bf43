import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in a list when the focused line is removed. Otherwise the browser drops it.
 *
 * @param count number of lines
 * @returns the ref of a focusable element around the list
 */
export function useKeepFocus(count: number): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef(count)

  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    const focused = document.activeElement
    if (isFewer && (focused === null || focused === document.body)) area.current?.focus()
  }, [count])

  return area
}
