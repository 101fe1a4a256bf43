import { flushSync } from 'react-dom'
import { columnPath } from '@colonnade/domain/columns'
import { columnsAtom } from '../../../state/columns/columns.ts'
import { foldColumnAtom } from '../../../state/columns/shown-strip.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import { shownColumns } from '../column-element.ts'
import { enterColumn } from './column-focus.ts'

interface Going {
  /** To a screen, `{me}` in it being the own id, or to the column of the deck that shows the same. */
  readonly toPath: (pattern: string) => void
  readonly toColumn: (uuid: string) => void
  /** Whether a column of the deck shows it. */
  readonly isShown: (pattern: string) => boolean
}

/** The ways that commands and keys lead. */
export function useGo(): Going {
  const { key, me } = useSession()
  const columns = useAppValue(columnsAtom)
  const fold = useAppAction(foldColumnAtom)

  const toColumn = (uuid: string) => {
    flushSync(() => fold(uuid, false))
    enterColumn(uuid)
  }
  const pathOf = (pattern: string) => pattern.replace('{me}', encodeURIComponent(me))
  const columnOf = (path: string) => {
    const shown = new Set(shownColumns())
    return columns.find(
      (column) =>
        shown.has(column.uuid) && column.accountKey === key && columnPath(column) === path,
    )
  }
  const toPath = (pattern: string) => {
    const known = columnOf(pathOf(pattern))
    if (known === undefined) goTo(pathOf(pattern))
    else toColumn(known.uuid)
  }
  return { toPath, toColumn, isShown: (pattern) => columnOf(pathOf(pattern)) !== undefined }
}
