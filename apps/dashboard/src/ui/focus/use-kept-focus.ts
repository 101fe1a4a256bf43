import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus where a list is, when the line that had it is no more: else the browser drops it.
 *
 * @param count how many lines there are
 * @returns for what stands around the list and may have the focus
 */
export function useKeptFocus(count: number): RefObject<HTMLDivElement | null> {
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
