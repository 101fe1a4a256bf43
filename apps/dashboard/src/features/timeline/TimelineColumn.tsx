import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { columnAtoms } from '../../state/columns/columns.ts'
import { type ColumnList, columnSourceAtoms } from '../../state/list-columns/column-source.ts'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { columnListAtoms, hiddenReportAtoms } from '../../state/timelines/column-list.ts'
import { closeColumnAtom, openColumnAtom } from '../../state/timelines/open-column.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { Said } from '../../ui/said/Said.tsx'
import { TimelineList } from './TimelineList.tsx'
import { TimelineStandIn } from './TimelineStandIn.tsx'
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
  /** Draws what there is in place of rows, with the header: a grid of media; or `standIn` where there is nothing. */
  readonly drawList?: (list: ColumnList<StatusId>, standIn: ReactNode) => ReactNode
  /** The header shows posts itself: that there are no others need not be said. */
  readonly hasPostsAbove?: boolean
}

/** The statuses of a column, or why there are none. */
export function TimelineColumn(props: TimelineColumnProps) {
  const { uuid, label, timeline, header, drawList, hasPostsAbove = false } = props

  const column = useAppValue(columnAtoms(uuid))
  const list = useSessionValue(columnListAtoms, uuid)
  const source = useSessionValue(columnSourceAtoms, uuid)
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

  const hasFailed = list.error !== null
  const unseen = reasons.size + list.passedOver
  const isEnough = unseen >= LOOKED_THROUGH || hasFailed || list.isFirstLoad
  const seeksMore = isEmpty && list.hasMore && !isEnough

  // A page of which the column leaves everything out has nothing to scroll to the end of. Each page
  // that came so counts, however quickly it did.
  useEffect(() => {
    if (seeksMore && !list.isLoading) void loadOlder(uuid)
  }, [seeksMore, unseen, list.isLoading, loadOlder, uuid])

  const [hasListed, setHasListed] = useState(false)
  const isOpen = header === undefined || source === timeline
  const isAtStart = !list.arrival.isPending && list.arrival.start === null
  const mayBeEmpty = header !== undefined && (hasListed || isAtStart)
  const isListed = isOpen && (!isEmpty || mayBeEmpty)
  // What is pressed or read in a header must not be drawn anew when rows come or go: it stays in the list.
  if (isListed && header !== undefined && !hasListed) setHasListed(true)

  const standIn = isEmpty ? (
    <TimelineStandIn
      uuid={uuid}
      kind={column?.id ?? ''}
      list={list}
      hidden={reasons.size}
      isEnough={isEnough}
      hasPostsAbove={hasPostsAbove}
    />
  ) : null

  return (
    <div
      className={styles['timeline']}
      data-bare={!isListed || undefined}
      aria-busy={list.isFirstLoad || undefined}
    >
      {list.isPartial && <BuildingNotice />}
      {!isListed && header}
      {!isListed && standIn}
      {isListed && drawList?.(list, standIn)}
      {isListed && drawList === undefined && (
        <TimelineList uuid={uuid} label={label} list={list} header={header} standIn={standIn} />
      )}
    </div>
  )
}

/** The server still builds this timeline: more comes by itself. */
function BuildingNotice() {
  return (
    <Said className={styles['building']}>
      <Trans>Your home feed is being prepared. It will fill in shortly.</Trans>
    </Said>
  )
}
