import type { StatusId } from '@colonnade/domain/entities'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { StatusRow } from '../status/index.ts'
import { GapRow } from './GapRow.tsx'
import { LeftRow } from './LeftRow.tsx'

interface ListRowProps {
  readonly item: StatusId | null
  /** Its place among the column's items. */
  readonly index: number
  readonly uuid: string
  readonly list: ColumnList
}

/** One row of a column: a status, a gap, or the line that a status leaves. */
export function ListRow({ item, index, uuid, list }: ListRowProps) {
  const position = index + 1
  const setSize = list.hasMore ? -1 : list.items.length

  if (item === null) {
    return (
      <GapRow
        uuid={uuid}
        index={index}
        above={list.items[index - 1] ?? null}
        below={list.items[index + 1] ?? null}
        position={position}
        setSize={setSize}
      />
    )
  }
  if (list.tombstones.has(item))
    return <LeftRow id={item} uuid={uuid} position={position} setSize={setSize} />
  return (
    <StatusRow
      id={item}
      columnUuid={uuid}
      isPlace={index > 0 && item === list.arrival.leftAt}
      position={position}
      setSize={setSize}
    />
  )
}
