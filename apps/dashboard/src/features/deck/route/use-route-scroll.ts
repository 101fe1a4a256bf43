import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { columnElement, ROUTE_COLUMN } from '../column-element.ts'
import { readRouteEntry } from './route-entry.ts'
import { scrollBack } from './scroll-back.ts'

/** How many screens are remembered. */
const CAPACITY = 50

/** How far each screen was scrolled, in px, by its entry in the history. */
const tops = new Map<string, number>()

/** Whether an element is the list of the route's column, and no field inside it. */
const SCROLLERS = '[data-virtuoso-scroller], [role=feed]'

/** Back and Forward bring a screen to where it was scrolled. @see COL-08 */
export function useRouteScroll(): void {
  const entry = readRouteEntry(useHistoryState<unknown>())?.id ?? null

  useEffect(() => {
    const column = columnElement(ROUTE_COLUMN)
    if (entry === null || column === null) return undefined
    const known = tops.get(entry) ?? 0
    const returning = known > 0 ? scrollBack(column, SCROLLERS, known) : null
    const handleScroll = ({ target }: Event) => {
      if (returning?.isOnTheWay() === true) return
      if (target instanceof Element && target.matches(SCROLLERS)) remember(entry, target.scrollTop)
    }
    column.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => {
      column.removeEventListener('scroll', handleScroll, { capture: true })
      returning?.stop()
    }
  }, [entry])
}

function remember(entry: string, top: number): void {
  tops.delete(entry)
  tops.set(entry, top)
  const [oldest] = tops.keys()
  if (tops.size > CAPACITY && oldest !== undefined) tops.delete(oldest)
}
