import { useState } from 'react'
import { ROUTE_COLUMN } from './column-element.ts'

/**
 * Behind which column the route's own stands: the one that its link was followed in. A link inside
 * the route column leaves it where it is; an address typed in has no column to stand behind.
 *
 * @param routeKey changes with every screen; null where the address names none
 * @param current the column that was touched last
 */
export function useRouteAnchor(routeKey: string | null, current: string | null): string | null {
  const [seenKey, setSeenKey] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<string | null>(null)

  if (routeKey !== seenKey) {
    setSeenKey(routeKey)
    if (routeKey === null) setAnchor(null)
    else if (current !== ROUTE_COLUMN) setAnchor(current)
  }
  return anchor
}
