import { useEffect, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { platformAtom } from '../../../state/app-store.ts'
import { routeAnchorAtom } from '../../../state/columns/open-beside.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { ROUTE_COLUMN } from '../column-element.ts'
import { noteRouteEntry, readRouteEntry } from './route-entry.ts'

/**
 * Behind which column the route's own stands: the one that its link was followed in. A link inside
 * the route column leaves it where it is; an address typed in has no column to stand behind; Back and
 * Forward bring it to where it stood.
 *
 * @param routeKey changes with every screen; null where the address names none
 * @param current the column that was touched last
 * @see COL-08
 */
export function useRouteAnchor(routeKey: string | null, current: string | null): string | null {
  const noted = readRouteEntry(useHistoryState<unknown>())
  const platform = useAppValue(platformAtom)
  const setRouteAnchor = useAppAction(routeAnchorAtom)
  const [seenKey, setSeenKey] = useState<string | null>(null)
  const [anchor, setAnchor] = useState<string | null>(null)

  if (routeKey !== seenKey) {
    setSeenKey(routeKey)
    if (routeKey === null) setAnchor(null)
    else if (noted !== null) setAnchor(noted.anchor)
    else if (current !== ROUTE_COLUMN) setAnchor(current)
  }

  const isToNote = routeKey !== null && noted === null
  useEffect(() => {
    if (isToNote) noteRouteEntry({ id: platform.uuid(), anchor })
  }, [isToNote, anchor, platform])

  useEffect(() => setRouteAnchor(anchor), [anchor, setRouteAnchor])

  return anchor
}
