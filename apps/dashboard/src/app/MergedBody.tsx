import { getSourceColumns } from '@colonnade/domain/columns'
import { ColumnName } from '../features/deck/index.ts'
import { TimelineColumn } from '../features/timeline/index.ts'
import { MergedColumn } from '../features/timeline/merged/MergedColumn.tsx'
import { columnAtoms } from '../state/columns/columns.ts'
import { useAppValue } from '../state/react/index.ts'

interface MergedBodyProps {
  readonly uuid: string
  readonly label: string
}

/** The posts of a column with several sources, each named as its own column would be. */
export function MergedBody(props: MergedBodyProps) {
  const column = useAppValue(columnAtoms(props.uuid))
  // None of the saved sources can be shown.
  if (column === undefined || getSourceColumns(column).length === 0)
    return <TimelineColumn {...props} />
  return <MergedColumn {...props} SourceName={ColumnName} />
}
