import { useEffect, useRef } from 'react'
import { columnElement, ROUTE_COLUMN } from '../column-element.ts'

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
