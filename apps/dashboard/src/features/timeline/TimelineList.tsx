import { useCallback, useId, type ReactNode } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import { seenTrouble } from '../../state/last-seen/seen-trouble.ts'
import type { ListPlace } from '../../state/places/list-place.ts'
import { useAppAction, useAppValue, useSessionAction } from '../../state/react/index.ts'
import { isSlowAtoms } from '../../state/settings/slow-columns.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { gaugeColumnAtom } from '../../state/timelines/gauge-column.ts'
import { layColumnAtom } from '../../state/timelines/lay-column.ts'
import { loadOlderAtom, retryLoadAtom } from '../../state/timelines/open-column.ts'
import { reportViewAtom } from '../../state/timelines/report-view.ts'
import type { ViewReport } from '../../state/timelines/view-report.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import type { LastSeenProps } from '../../ui/last-seen/LastSeen.tsx'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { LiveList } from '../../ui/live-list/LiveList.tsx'
import { RelativeTime } from '../status/index.ts'
import { gapRow, ListRow } from './ListRow.tsx'

const lastSeen = latePart(async () => (await import('../../ui/last-seen/LastSeen.tsx')).LastSeen)

const keyOf = (item: StatusId | null) => item

const drawsNothing = () => {}

interface TimelineListProps {
  readonly uuid: string
  readonly label: string
  readonly list: ColumnList
  readonly header: ReactNode
  /** Stands in where there are no rows; null where there are some. */
  readonly standIn: ReactNode
}

/** The rows of a timeline. */
export function TimelineList({ uuid, label, list, header, standIn }: TimelineListProps) {
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const isSlow = useAppValue(isSlowAtoms(uuid))
  const loadOlder = useSessionAction(loadOlderAtom)
  const letIn = useSessionAction(layColumnAtom)
  const report = useSessionAction(reportViewAtom)
  const gauge = useSessionAction(gaugeColumnAtom)
  const handleView = useCallback((view: ViewReport) => report(uuid, view), [report, uuid])
  const handleGauge = useCallback(
    (measure: () => ListPlace<StatusId> | null) => gauge(uuid, measure),
    [gauge, uuid],
  )
  const handleLetIn = useCallback(() => letIn(uuid), [letIn, uuid])
  const handleLoadMore = useCallback(() => void loadOlder(uuid), [loadOlder, uuid])
  const retry = useSessionAction(retryLoadAtom)
  const noteRows = useAppAction(noteFirstRowsAtom)
  const seenId = useId()
  useLatePart(gapRow, 'later')
  const isSeenOnly = list.seenAt !== null

  return (
    <>
      <LiveList
        rows={list.items}
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
        drawRow={(item, index) => <ListRow item={item} index={index} uuid={uuid} list={list} />}
        onDraw={standIn === null ? noteRows : drawsNothing}
        onView={handleView}
        onLetIn={handleLetIn}
        onGauge={handleGauge}
        onLoadMore={handleLoadMore}
      />
      {list.seenAt !== null && (
        <LateLastSeen
          id={seenId}
          time={<RelativeTime at={list.seenAt} />}
          trouble={seenTrouble(list)}
          onRetry={() => void retry(uuid)}
        />
      )}
    </>
  )
}

/** First visits have no rows of an earlier one. */
function LateLastSeen(props: LastSeenProps) {
  const { Part } = useLatePart(lastSeen, 'now')
  return Part === null ? null : <Part {...props} />
}
