import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../../state/columns/columns.ts'
import { useAppValue } from '../../state/react/index.ts'
import { ColumnSession } from './ColumnSession.tsx'
import { useColumnFace } from './use-column-face.ts'

interface ColumnNameProps {
  readonly uuid: string
  readonly children: (name: string) => ReactNode
}

/** Shows something that names a column: what its account calls it. */
export function ColumnName({ uuid, children }: ColumnNameProps) {
  const column = useAppValue(columnAtoms(uuid))
  if (column === undefined) return null

  return (
    <ColumnSession column={column}>
      <Named column={column}>{children}</Named>
    </ColumnSession>
  )
}

interface NamedProps extends Pick<ColumnNameProps, 'children'> {
  readonly column: Column
}

function Named({ column, children }: NamedProps) {
  return children(useColumnFace(column).name)
}
