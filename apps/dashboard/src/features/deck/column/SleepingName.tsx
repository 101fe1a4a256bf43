import type { ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { useSleepingTitle } from '../title/use-sleeping-title.ts'

interface SleepingNameProps {
  readonly column: Column
  readonly children: (name: string) => ReactNode
}

/** Renders children with the name of a column whose account is signed out. */
export function SleepingName({ column, children }: SleepingNameProps) {
  return children(useSleepingTitle(column).name)
}
