import { useEffect, type ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../state/columns/columns.ts'
import { hidePassingColumnAtom, showPassingColumnAtom } from '../state/columns/passing-columns.ts'
import { useAppAction, useAppValue } from '../state/react/index.ts'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'

interface PassingColumnProps {
  /** Keeps its identity as long as it means the same. */
  readonly column: Column
  readonly children: ReactNode
}

/** Makes a column known that nobody saved, for as long as the address shows it. */
export function PassingColumn({ column, children }: PassingColumnProps) {
  const show = useAppAction(showPassingColumnAtom)
  const hide = useAppAction(hidePassingColumnAtom)
  const known = useAppValue(columnAtoms(column.uuid))

  useEffect(() => {
    show(column)
    return () => hide(column.uuid)
  }, [column, show, hide])

  return known === column ? children : <Skeleton />
}
