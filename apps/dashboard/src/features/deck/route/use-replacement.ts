import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useHistoryState } from 'wouter/use-browser-location'
import { columnPath } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { foldColumnAtom, shownComposerAtom } from '../../../state/columns/shown-strip.ts'
import { columnIdsAtom } from '../../../state/columns/workspaces.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { revealColumn } from '../column-element.ts'
import { useComposerReveal } from '../column/use-composer-reveal.ts'
import type { RouteScreen } from '../deck-parts.ts'
import { readRouteEntry } from './route-entry.ts'

/** Whether a column that the deck shows already is what the address asks for; then that one is used. @see RTE-02, COL-08 */
export function useReplacement(route: RouteScreen | null): boolean {
  const composer = useAppValue(shownComposerAtom)
  const revealComposer = useComposerReveal()
  const fold = useAppAction(foldColumnAtom)
  const shown = useShownColumn(route)
  // Another one for each time that somebody goes there.
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

/** The column of the shown workspace that shows what the address names; null where none does. */
function useShownColumn(route: RouteScreen | null): string | null {
  const { key } = useSession()
  const columns = useAppValue(columnsAtom)
  const ids = useAppValue(columnIdsAtom)
  const path = route?.pins == null ? null : columnPath(route.pins)
  if (path === null) return null
  const same = columns.find(
    (column) =>
      column.accountKey === key && ids.includes(column.uuid) && columnPath(column) === path,
  )
  return same?.uuid ?? null
}
