import { columnPath, type Column } from '@colonnade/domain/columns'
import type { AccountKey } from '@colonnade/domain/entities'
import { columnsAtom } from '../../state/columns/columns.ts'
import { useAppValue, useSession } from '../../state/react/index.ts'

/** The kinds that have a tab. */
const TABBED: ReadonlySet<string> = new Set(['HOME', 'NOTIFICATIONS', 'COMMUNITY', 'PUBLIC'])

/** The saved columns that the narrow layout has no tab for, each with its address. */
export function useMenuColumns(): readonly (readonly [Column, string])[] {
  const columns = useAppValue(columnsAtom)
  const { key } = useSession()

  return withoutTabs(columns, key).flatMap((column) => {
    const path = column.id === 'COMPOSE' ? null : columnPath(column)
    return path === null ? [] : [[column, path] as const]
  })
}

/** A tab shows the first column of its kind; a second one is among the others. */
function withoutTabs(columns: readonly Column[], key: AccountKey): readonly Column[] {
  const inTabs = new Set<string>()
  return columns.filter(({ id, accountKey }) => {
    if (!TABBED.has(id) || accountKey !== key || inTabs.has(id)) return true
    inTabs.add(id)
    return false
  })
}
