import { useEffect, type ReactNode } from 'react'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms } from '../../state/columns/columns.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { type ColumnList, columnListAtoms } from '../../state/timelines/column-list.ts'
import { hiddenReportAtoms } from '../../state/timelines/hidden-statuses.ts'
import {
  closeColumnAtom,
  loadOlderAtom,
  openColumnAtom,
} from '../../state/timelines/open-column.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { BuildingNotice } from './BuildingNotice.tsx'
import { EmptyTimeline } from './EmptyTimeline.tsx'
import { FailedTimeline } from './FailedTimeline.tsx'
import { HiddenTimeline } from './HiddenTimeline.tsx'
import { TimelineList } from './TimelineList.tsx'
import { UnfitTimeline } from './UnfitTimeline.tsx'
import styles from './Timeline.module.css'

/** How many statuses that do not show are passed over before the reader is asked whether to go on: each page is a call. */
const LOOKED_THROUGH = 60

interface TimelineColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
  /** What it shows, where that is not what a saved column says. */
  readonly timeline?: TimelineKey
  /** Scrolls with the rows: a profile. */
  readonly header?: ReactNode
  /** Draws what there is in place of rows: a grid of media. */
  readonly drawList?: (list: ColumnList) => ReactNode
  /** The header shows posts itself: that there are no others need not be said. */
  readonly hasPostsAbove?: boolean
}

/** The statuses of a column, or why there are none. */
export function TimelineColumn(props: TimelineColumnProps) {
  const { uuid, label, timeline, header, drawList, hasPostsAbove = false } = props

  const column = useAppValue(columnAtoms(uuid))
  const list = useSessionValue(columnListAtoms, uuid)
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const open = useSessionAction(openColumnAtom)
  const close = useSessionAction(closeColumnAtom)
  const loadOlder = useSessionAction(loadOlderAtom)
  const noteRows = useAppAction(noteFirstRowsAtom)

  useEffect(() => {
    open(uuid, timeline)
    return () => close(uuid)
  }, [uuid, timeline, open, close])

  const isEmpty = list.items.length === 0
  const hasNoRows = (isEmpty && !list.isFirstLoad) || drawList !== undefined

  // Rows tell by themselves that they are drawn.
  useEffect(() => {
    if (hasNoRows) noteRows()
  }, [hasNoRows, noteRows])

  const isLeftOut = isEmpty && reasons.size > 0
  const hasFailed = list.error !== null
  const unseen = reasons.size + list.passedOver
  const isEnough = unseen >= LOOKED_THROUGH || hasFailed || list.isFirstLoad
  const seeksMore = isEmpty && list.hasMore && !isEnough

  // A page of which the column leaves everything out has nothing to scroll to the end of. Each page
  // that came so counts, however quickly it did.
  useEffect(() => {
    if (seeksMore && !list.isLoading) void loadOlder(uuid)
  }, [seeksMore, unseen, list.isLoading, loadOlder, uuid])

  const isOver = !list.hasMore && !isLeftOut
  const isBare = isEmpty && !hasFailed && !list.isFirstLoad && !list.isPartial

  return (
    <div
      className={styles['timeline']}
      data-bare={isEmpty || undefined}
      aria-busy={list.isFirstLoad || undefined}
    >
      {list.isPartial && <BuildingNotice />}
      {isEmpty && header}
      {list.isFirstLoad && <LoadingScreen rows={8} />}
      {isEmpty && list.error !== null && (
        <FailedTimeline uuid={uuid} kind={column?.id ?? ''} error={list.error} />
      )}
      {isBare && isLeftOut && (
        <HiddenTimeline
          uuid={uuid}
          hidden={reasons.size}
          isLoading={list.isLoading}
          hasMore={list.hasMore}
        />
      )}
      {isBare && !isLeftOut && list.hasMore && isEnough && (
        <UnfitTimeline uuid={uuid} passedOver={list.passedOver} isLoading={list.isLoading} />
      )}
      {isBare && isOver && !hasPostsAbove && <EmptyTimeline kind={column?.id ?? ''} />}
      {!isEmpty && drawList?.(list)}
      {!isEmpty && drawList === undefined && (
        <TimelineList uuid={uuid} label={label} list={list} header={header} />
      )}
    </div>
  )
}
