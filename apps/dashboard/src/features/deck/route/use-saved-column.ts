import { useHistoryState } from 'wouter/use-browser-location'
import { columnPath, type Column } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import type { RouteScreen } from '../deck-parts.ts'

/** What a way to a certain column leaves in the history, since several may share an address. */
export interface ColumnChoice {
  readonly column: string
}

/** The column that the reader went to by its own name; null where the address alone says what to show. */
export function useChosenColumn(): string | null {
  const state = useHistoryState<Partial<ColumnChoice> | null>()
  return typeof state?.column === 'string' ? state.column : null
}

/** The saved column that shows what the address asks for, with its own settings and its own place. */
export function useSavedColumn({ pins }: RouteScreen): Column | undefined {
  const columns = useAppValue(columnsAtom)
  const chosen = useChosenColumn()
  const { key } = useSession()
  const path = pins === null ? null : columnPath(pins)
  if (path === null) return undefined

  const same = columns.filter((column) => columnPath(column) === path)
  return (
    same.find(({ uuid }) => uuid === chosen) ?? same.find(({ accountKey }) => accountKey === key)
  )
}
