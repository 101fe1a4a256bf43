import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useHistoryState } from 'wouter/use-browser-location'
import { getColumnPath } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { collapseColumnAtom, shownComposerAtom } from '../../../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { revealColumn } from '../column-element.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { RouteScreen } from '../deck-parts.ts'
import { readRouteEntry } from './route-entry.ts'

/**
 * Returns whether a shown column replaces the screen of the route. That column is focused then. @see RTE-02, COL-08
 */
export function useIsReplaced(route: RouteScreen | null): boolean {
  const composer = useAppValue(shownComposerAtom)
  const revealComposer = useComposerReveal()
  const fold = useAppAction(collapseColumnAtom)
  const shown = useShownColumn(route)
  // Differs for each navigation to the screen.
  const entry = readRouteEntry(useHistoryState<unknown>())?.id
  const isComposer = route?.replacedBy === 'COMPOSE' && composer !== null

  useEffect(() => {
    if (isComposer) revealComposer()
  }, [isComposer, revealComposer])

  useEffect(() => {
    if (shown === null || entry === undefined) return
    queueMicrotask(() => {
      flushSync(() => fold(shown, false))
      revealColumn(shown)
    })
  }, [shown, entry, fold])

  return isComposer || shown !== null
}

/** Finds the column of the active workspace that shows the route's screen; null when there is none. */
function useShownColumn(route: RouteScreen | null): string | null {
  const { key } = useSession()
  const columns = useAppValue(columnsAtom)
  const ids = useAppValue(columnIdsAtom)
  const path = route?.pins == null ? null : getColumnPath(route.pins)
  if (path === null) return null
  const same = columns.find(
    (column) =>
      column.accountKey === key && ids.includes(column.uuid) && getColumnPath(column) === path,
  )
  return same?.uuid ?? null
}
