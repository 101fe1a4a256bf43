import { type ReactNode, useCallback, useId } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { layColumnAtom } from '../../state/list-columns/lay-column.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import {
  gaugeColumnAtom,
  reportViewAtom,
  type ViewReport,
} from '../../state/list-columns/report-view.ts'
import type { ListPlace } from '../../state/places/keep-places.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../state/react/index.ts'
import { isSlowAtoms } from '../../state/settings/slow-columns.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { useLazyModule } from '../../ui/later/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LiveList } from '../../ui/live-list/LiveList.tsx'
import type { GapRowProps } from './GapRow.tsx'
import styles from './ColumnRows.module.css'

/** Few lists have a gap, so it loads after the first posts; a network that is lost by then must not be needed. */
const gapRow = lazyModule(async () => (await import('./GapRow.tsx')).GapRow)

function LateGapRow(props: GapRowProps) {
  return (
    <Lazy
      module={gapRow}
      props={props}
      fallback={<div className={styles['gapToCome']} />}
      failure="nothing"
    />
  )
}

/** First visits have no rows of an earlier one. */
const seenLine = lazyModule(async () => (await import('./SeenLine.tsx')).SeenLine)

/** Where a row stands. */
export interface RowPlace {
  readonly position: number
  /** -1 while nobody knows. */
  readonly setSize: number
  /** The reader left at this row, and others have come in above. */
  readonly isPlace: boolean
}

const drawsNothing = () => {}

interface ColumnRowsProps<Row, Id extends string> {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList<Id>
  /** null is a gap. */
  readonly rows: readonly (Row | null)[]
  /** Keeps its identity. */
  readonly keyOf: (row: Row | null) => Id | null
  readonly drawRow: (row: Row, place: RowPlace) => ReactNode
  /** Scrolls with the rows, above them. */
  readonly header?: ReactNode
  /** Stands in where there are no rows; null where there are some. */
  readonly standIn?: ReactNode
}

/** The rows of a column, whatever its list is of. */
export function ColumnRows<Row, Id extends string>(props: ColumnRowsProps<Row, Id>) {
  const { uuid, label, list, rows, keyOf, drawRow, header = null, standIn = null } = props
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const isSlow = useAppValue(isSlowAtoms(uuid))
  const loadOlder = useSessionAction(loadOlderAtom)
  const letIn = useSessionAction(layColumnAtom)
  const report = useSessionAction(reportViewAtom)
  const gauge = useSessionAction(gaugeColumnAtom)
  const handleView = useCallback((view: ViewReport<Id>) => report(uuid, view), [report, uuid])
  const handleGauge = useCallback(
    (measure: () => ListPlace<Id> | null) => gauge(uuid, measure),
    [gauge, uuid],
  )
  const handleLetIn = useCallback(() => letIn(uuid), [letIn, uuid])
  const handleLoadMore = useCallback(() => void loadOlder(uuid), [loadOlder, uuid])
  const noteRows = useAppAction(noteFirstRowsAtom)
  const seenId = useId()
  useLazyModule(gapRow, 'later')
  const isSeenOnly = list.seenAt !== null
  const setSize = list.hasMore ? -1 : rows.length
  const keyAt = (index: number) => keyOf(rows[index] ?? null)

  return (
    <>
      <LiveList
        rows={rows}
        label={label}
        describedBy={isSeenOnly ? seenId : undefined}
        firstItemIndex={list.firstItemIndex}
        unread={list.unread}
        waiting={list.waiting}
        isLoading={list.isLoading}
        // Of a list without rows the column sees by itself whether older ones are worth asking for.
        hasMore={list.hasMore && standIn === null}
        trouble={isSeenOnly ? null : (list.error?.message ?? null)}
        header={header}
        standIn={standIn}
        start={list.arrival.start}
        scrollRequests={scrollRequests}
        isSlow={isSlow}
        keyOf={keyOf}
        drawRow={(row, index) => {
          const place = { position: index + 1, setSize }
          if (row !== null)
            return drawRow(row, {
              ...place,
              isPlace: index > 0 && keyOf(row) === list.arrival.leftAt,
            })
          const [above, below] = [keyAt(index - 1), keyAt(index + 1)]
          return <LateGapRow uuid={uuid} index={index} above={above} below={below} {...place} />
        }}
        onDraw={standIn === null ? noteRows : drawsNothing}
        onView={handleView}
        onLetIn={handleLetIn}
        onGauge={handleGauge}
        onLoadMore={handleLoadMore}
      />
      {list.seenAt !== null && (
        <Lazy
          module={seenLine}
          props={{ uuid, id: seenId, at: list.seenAt, list }}
          failure="nothing"
        />
      )}
    </>
  )
}
