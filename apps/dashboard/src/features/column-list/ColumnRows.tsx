import { type ReactNode, useCallback, useId } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { scrollRequestAtoms } from '../../state/columns/column-requests.ts'
import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { computeRowsAtom } from '../../state/list-columns/compute-rows.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import {
  measureAnchorAtom,
  reportViewAtom,
  type ViewReport,
} from '../../state/list-columns/report-view.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../state/react/index.ts'
import type { ListScrollPosition } from '../../state/scroll-positions/save-scroll-positions.ts'
import { isSlowAtoms } from '../../state/settings/slow-columns.ts'
import { markFirstRowsAtom } from '../../state/ui/run-after-first-rows.ts'
import { useLazyModule } from '../../ui/deferred/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LiveList } from '../../ui/live-list/LiveList.tsx'
import type { GapRowProps } from './GapRow.tsx'
import styles from './ColumnRows.module.css'

/**
 * Few lists have a gap, so this loads after the first posts. It is loaded early enough to be available when the
 * network is lost later.
 */
const gapRow = lazyModule(async () => (await import('./GapRow.tsx')).GapRow)

/** Renders a gap. Its code is loaded after the first posts. */
function LazyGapRow(props: GapRowProps) {
  return (
    <Lazy
      module={gapRow}
      props={props}
      fallback={<div className={styles['gapPlaceholder']} />}
      failure="nothing"
    />
  )
}

export type GapRowComponent = typeof LazyGapRow

/** Loaded on demand: a first visit has no rows of an earlier one. */
const cachedRowsNotice = lazyModule(
  async () => (await import('./CachedRowsNotice.tsx')).CachedRowsNotice,
)

/** The position of a row in its feed. */
export interface ListRowPosition {
  readonly position: number
  /** -1 while unknown. */
  readonly setSize: number
  /** The user left the list at this row, and new rows were inserted above it. */
  readonly isPlace: boolean
}

const ignoreDraw = () => {}

interface ColumnRowsProps<Row, Id extends string> {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList<Id>
  /** null is a gap. */
  readonly rows: readonly (Row | null)[]
  /** Must be a stable reference. */
  readonly getKey: (row: Row | null) => Id | null
  readonly renderRow: (row: Row, place: ListRowPosition) => ReactNode
  /** Renders a gap whose list is not that of the column. */
  readonly renderGap?: (
    index: number,
    place: Omit<ListRowPosition, 'isPlace'>,
    GapRow: GapRowComponent,
  ) => ReactNode
  /** Scrolls with the rows, above them. */
  readonly header?: ReactNode
  /** Rendered when there are no rows; null otherwise. */
  readonly placeholder?: ReactNode
}

/** The rows of a column, for lists of any kind. */
export function ColumnRows<Row, Id extends string>(props: ColumnRowsProps<Row, Id>) {
  const { uuid, label, list, rows, getKey, renderRow, header = null, placeholder = null } = props
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const isSlow = useAppValue(isSlowAtoms(uuid))
  const loadOlder = useSessionAction(loadOlderAtom)
  const insertWaiting = useSessionAction(computeRowsAtom)
  const report = useSessionAction(reportViewAtom)
  const measureAnchor = useSessionAction(measureAnchorAtom)
  const handleView = useCallback((view: ViewReport<Id>) => report(uuid, view), [report, uuid])
  const handleMeasureAnchor = useCallback(
    (measure: () => ListScrollPosition<Id> | null) => measureAnchor(uuid, measure),
    [measureAnchor, uuid],
  )
  const handleInsertWaiting = useCallback(() => insertWaiting(uuid), [insertWaiting, uuid])
  const handleLoadMore = useCallback(() => void loadOlder(uuid), [loadOlder, uuid])
  const reportRows = useAppAction(markFirstRowsAtom)
  const cachedNoticeId = useId()
  useLazyModule(gapRow, 'later')
  const isCached = list.seenAt !== null
  const setSize = list.hasMore ? -1 : rows.length
  const getKeyAt = (index: number) => getKey(rows[index] ?? null)

  return (
    <>
      <LiveList
        rows={rows}
        label={label}
        describedBy={isCached ? cachedNoticeId : undefined}
        firstItemIndex={list.firstItemIndex}
        unread={list.unread}
        waiting={list.waiting}
        isLoading={list.isLoading}
        // While a list has no rows, the column decides whether to load older ones.
        hasMore={list.hasMore && placeholder === null}
        error={isCached ? null : (list.error?.message ?? null)}
        header={header}
        placeholder={placeholder}
        startPosition={list.openingPosition.start}
        scrollRequests={scrollRequests}
        isSlowMode={isSlow}
        getKey={getKey}
        renderRow={(row, index) => {
          const place = { position: index + 1, setSize }
          if (row !== null)
            return renderRow(row, {
              ...place,
              isPlace: index > 0 && getKey(row) === list.openingPosition.leftAt,
            })
          if (props.renderGap !== undefined) return props.renderGap(index, place, LazyGapRow)
          const [above, below] = [getKeyAt(index - 1), getKeyAt(index + 1)]
          return <LazyGapRow uuid={uuid} index={index} above={above} below={below} {...place} />
        }}
        onRowsRendered={placeholder === null ? reportRows : ignoreDraw}
        onViewChange={handleView}
        onInsertWaiting={handleInsertWaiting}
        onMeasureReady={handleMeasureAnchor}
        onLoadMore={handleLoadMore}
      />
      {list.seenAt !== null && (
        <Lazy
          module={cachedRowsNotice}
          props={{ uuid, id: cachedNoticeId, at: list.seenAt, list }}
          failure="nothing"
        />
      )}
    </>
  )
}
