import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { SessionProvider, useAppValue } from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { useColumnFace } from './use-column-face.ts'

interface ColumnSessionProps {
  readonly column: Column
  readonly children: ReactNode
}

/** A column acts as its own account; one whose account has signed out shows nothing. */
export function ColumnSession({ column, children }: ColumnSessionProps) {
  const sessions = useAppValue(sessionsAtom)
  const session = sessions.find((each) => each.key === column.accountKey)
  if (session === undefined) return null

  return <SessionProvider session={session}>{children}</SessionProvider>
}

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
