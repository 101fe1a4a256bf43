import { flushSync } from 'react-dom'
import { getColumnPath } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { collapseColumnAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { getShownColumns } from '../column-element.ts'
import { focusColumn } from './column-focus.ts'

interface DeckNavigation {
  /** Opens a screen, or focuses the column of the deck that shows the same. `{me}` is replaced by the own id. */
  readonly toPath: (pattern: string) => void
  readonly toColumn: (uuid: string) => void
  /** Whether a column of the deck shows it. */
  readonly isShown: (pattern: string) => boolean
}

/** Returns the navigation functions of commands and shortcuts. */
export function useDeckNavigation(): DeckNavigation {
  const { key, me } = useSession()
  const columns = useAppValue(columnsAtom)
  const fold = useAppAction(collapseColumnAtom)

  const toColumn = (uuid: string) => {
    flushSync(() => fold(uuid, false))
    focusColumn(uuid)
  }
  const getPath = (pattern: string) => pattern.replace('{me}', encodeURIComponent(me))
  const findColumn = (path: string) => {
    const shown = new Set(getShownColumns())
    return columns.find(
      (column) =>
        shown.has(column.uuid) && column.accountKey === key && getColumnPath(column) === path,
    )
  }
  const toPath = (pattern: string) => {
    const known = findColumn(getPath(pattern))
    if (known === undefined) goTo(getPath(pattern))
    else toColumn(known.uuid)
  }
  return { toPath, toColumn, isShown: (pattern) => findColumn(getPath(pattern)) !== undefined }
}
