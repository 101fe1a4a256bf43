import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { SessionProvider, useAppValue } from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { useColumnTitle, useSleepingTitle } from './use-column-title.ts'

interface ColumnSessionProps {
  readonly column: Column
  /** Shown while the account is signed out. */
  readonly asleep?: ReactNode
  readonly children: ReactNode
}

/** Provides the session of the column's account. */
export function ColumnSession({ column, asleep, children }: ColumnSessionProps) {
  const sessions = useAppValue(sessionsAtom)
  const session = sessions.find((each) => each.key === column.accountKey)
  if (session === undefined) return asleep

  return <SessionProvider session={session}>{children}</SessionProvider>
}

interface ColumnNameProps {
  readonly uuid: string
  readonly children: (name: string) => ReactNode
}

/** Renders children with the column's name. The name comes from the column's own account. */
export function ColumnName({ uuid, children }: ColumnNameProps) {
  const column = useAppValue(columnAtoms(uuid))
  if (column === undefined) return null

  return (
    <ColumnSession column={column} asleep={<SleepingName column={column}>{children}</SleepingName>}>
      <ConnectedName column={column}>{children}</ConnectedName>
    </ColumnSession>
  )
}

interface ConnectedNameProps extends Pick<ColumnNameProps, 'children'> {
  readonly column: Column
}

function ConnectedName({ column, children }: ConnectedNameProps) {
  return children(useColumnTitle(column).name)
}

function SleepingName({ column, children }: ConnectedNameProps) {
  return children(useSleepingTitle(column).name)
}
