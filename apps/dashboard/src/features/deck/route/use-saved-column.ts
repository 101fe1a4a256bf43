import { useHistoryState } from 'wouter/use-browser-location'
import { getColumnPath, type Column } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { RouteScreen } from '../deck-parts.ts'

/** The history state of a link to a particular column. Several columns may share a path. */
export interface ColumnHistoryState {
  readonly column: string
}

/** Returns the column that the user selected by name; null when only the URL decides. */
export function useChosenColumn(): string | null {
  const state = useHistoryState<Partial<ColumnHistoryState> | null>()
  return typeof state?.column === 'string' ? state.column : null
}

/** Finds the saved column that shows the screen of the URL, with its own settings and scroll position. */
export function useSavedColumn({ pins }: RouteScreen): Column | undefined {
  const columns = useAppValue(columnsAtom)
  const chosen = useChosenColumn()
  const { key } = useSession()
  const path = pins === null ? null : getColumnPath(pins)
  if (path === null) return undefined

  const same = columns.filter((column) => getColumnPath(column) === path)
  return (
    same.find(({ uuid }) => uuid === chosen) ?? same.find(({ accountKey }) => accountKey === key)
  )
}
