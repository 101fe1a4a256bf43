import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { SessionProvider, useAppValue } from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'

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
