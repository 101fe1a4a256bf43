import { useEffect, useState } from 'react'
import { useSessionAction } from '../../../state/react/index.ts'
import { seeColumnAtom } from '../../../state/timelines/see-column.ts'
import { columnElement } from '../column-element.ts'

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

/** A column is seen a little before it comes into view, so that nobody sees rows coming in late. */
const SOON_PX = 60

/** Tells whether a column can be seen, as often as that changes. */
export function useInSight(uuid: string): void {
  const see = useSessionAction(seeColumnAtom)

  useEffect(() => {
    const column = columnElement(uuid)
    if (column === null) return
    const observer = new IntersectionObserver(
      (entries) => see(uuid, entries.at(-1)?.isIntersecting === true),
      { root: column.closest('main'), rootMargin: `${SOON_PX}px` },
    )
    observer.observe(column)
    return () => {
      observer.disconnect()
      see(uuid, true)
    }
  }, [uuid, see])
}
