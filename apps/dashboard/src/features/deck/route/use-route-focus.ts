import { useEffect, useRef, useState } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { platformAtom } from '../../../state/app-store.ts'
import { routeAnchorAtom } from '../../../state/columns/arrange-columns.ts'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { findColumnElement, ROUTE_COLUMN } from '../column-element.ts'
import { saveRouteEntry, readRouteEntry } from './route-entry.ts'

/**
 * Focuses the heading of a screen that opens, and restores the focus when it closes, unless the user has focused
 * another element. The initial screen receives no focus, because no link opened it.
 *
 * @param anchor the column that the screen is placed behind
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
      restoreFocus(opener.current, previous.anchor)
      return
    }
    if (previous.routeKey === null) opener.current = document.activeElement
    findColumnElement(ROUTE_COLUMN)
      ?.querySelector<HTMLElement>('h2 button')
      ?.focus({ preventScroll: true })
  }, [routeKey, anchor])
}

function restoreFocus(opener: Element | null, anchor: string | null): void {
  if (document.activeElement !== document.body) return
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : anchor === null ? null : findColumnElement(anchor)
  target?.focus({ preventScroll: true })
}

/**
 * Returns the column that the route's screen is placed behind: the one whose link was clicked. A link inside the
 * route's column keeps its position. A typed URL has no such column. Back and Forward restore the earlier position.
 *
 * @param routeKey changes with every screen; null without a screen
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
    if (isToNote) saveRouteEntry({ id: platform.uuid(), anchor })
  }, [isToNote, anchor, platform])

  useEffect(() => setRouteAnchor(anchor), [anchor, setRouteAnchor])

  return anchor
}
