import { useEffect, useState } from 'react'
import { columnElement } from './column-element.ts'

/** How far beside the view a column is drawn already, in px: whoever moves on finds it there. */
const NEAR_PX = 700

/**
 * Whether a column is in view or near it. One that somebody works in stays, wherever it is.
 *
 * @see BY-33
 */
export function useNearView(uuid: string): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    const column = columnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting === true
        if (isSeen || !column.contains(document.activeElement)) setIsNear(isSeen)
      },
      { root: column.closest('main'), rootMargin: `${NEAR_PX}px` },
    )
    observer.observe(column)
    return () => observer.disconnect()
  }, [uuid])

  return isNear
}
