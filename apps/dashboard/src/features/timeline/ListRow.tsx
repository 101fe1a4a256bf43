import type { StatusId } from '@colonnade/domain/entities'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { StatusRow } from '../status/index.ts'
import type { GapRowProps } from './GapRow.tsx'
import { LeftRow } from './LeftRow.tsx'
import styles from './Timeline.module.css'

/** Few lists have a gap, so it loads after the first posts; a network that is lost by then must not be needed. */
export const gapRow = latePart(async () => (await import('./GapRow.tsx')).GapRow)

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
      <LateGapRow
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

function LateGapRow(props: GapRowProps) {
  const { Part } = useLatePart(gapRow, 'now')
  return Part === null ? <div className={styles['gapToCome']} /> : <Part {...props} />
}
