import { useState, type ReactNode } from 'react'
import { columnPath } from '@colonnade/domain/columns'
import { columnsAtom, readNewestColumnAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { goTo } from '../../ui/link/go-to.ts'
import type { ColumnChoice } from './use-saved-column.ts'

interface AddOnMobileProps {
  readonly add: (onClose: () => void) => ReactNode
  readonly onClose: () => void
}

/** Adding where one column shows at a time: the new one is what comes next. */
export function AddOnMobile({ add, onClose }: AddOnMobileProps) {
  const readNewest = useAppAction(readNewestColumnAtom)
  const columns = useAppValue(columnsAtom)
  const [before] = useState(columns.at(-1)?.uuid)

  const handleClose = () => {
    onClose()
    const last = readNewest()
    const path = last === undefined ? null : columnPath(last)
    if (last === undefined || path === null || last.uuid === before) return
    goTo<ColumnChoice>(path, { state: { column: last.uuid } })
  }

  return add(handleClose)
}
