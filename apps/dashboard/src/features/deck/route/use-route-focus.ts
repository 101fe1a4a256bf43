import { useEffect, useRef, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { platformAtom } from '../../../state/app-store.ts'
import { routeAnchorAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { columnElement, ROUTE_COLUMN } from '../column-element.ts'
import { noteRouteEntry, readRouteEntry } from './route-entry.ts'

/**
 * The focus goes to the heading of a screen that opens, and back to what opened it when it closes, unless
 * the reader is somewhere else by then. The screen that the program starts with takes none: nobody
 * opened it.
 *
 * @param anchor the column that the screen stands behind
 * @see COL-08
 */
export function useRouteFocus(routeKey: string | null, anchor: string | null): void {
  const before = useRef({ routeKey, anchor })
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    const previous = before.current
    before.current = { routeKey, anchor }
    if (previous.routeKey === routeKey) return
    if (routeKey === null) {
      giveBack(opener.current, previous.anchor)
      return
    }
    if (previous.routeKey === null) opener.current = document.activeElement
    columnElement(ROUTE_COLUMN)
      ?.querySelector<HTMLElement>('h2 button')
      ?.focus({ preventScroll: true })
  }, [routeKey, anchor])
}

function giveBack(opener: Element | null, anchor: string | null): void {
  if (document.activeElement !== document.body) return
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : anchor === null ? null : columnElement(anchor)
  target?.focus({ preventScroll: true })
}

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
