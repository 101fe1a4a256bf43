import { useEffect, type ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import {
  hidePassingColumnAtom,
  passingScreenAtoms,
  showPassingColumnAtom,
} from '../state/columns/passing-columns.ts'
import { useAppAction, useAppValue } from '../state/react/index.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'

interface PassingColumnProps {
  /** Which screen it is: as long as that stays, the column may change what it shows. */
  readonly screen: string
  /** Keeps its identity as long as it means the same. */
  readonly column: Column
  readonly children: ReactNode
}

/** Makes a column known that nobody saved, for as long as the address shows it. */
export function PassingColumn({ screen, column, children }: PassingColumnProps) {
  const show = useAppAction(showPassingColumnAtom)
  const hide = useAppAction(hidePassingColumnAtom)
  const known = useAppValue(passingScreenAtoms(column.uuid))

  useEffect(() => {
    show(screen, column)
    return () => hide(column.uuid)
  }, [screen, column, show, hide])

  return known === screen ? children : <Skeleton />
}
