import type { Column } from '@colonnade/domain/columns'
import { ActButtons } from './ActButtons.tsx'
import { useStripActs } from './use-strip-acts.ts'

interface ColumnPlacementProps {
  readonly column: Column
}

/** Where a column stands in the strip. @see BY-30, BY-54 */
export function ColumnPlacement({ column: { uuid } }: ColumnPlacementProps) {
  return <ActButtons acts={useStripActs(uuid)} />
}
