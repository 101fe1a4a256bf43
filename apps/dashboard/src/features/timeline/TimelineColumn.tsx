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
import { closeColumnAtom, openColumnAtom } from '../../state/timelines/open-column.ts'
import { columnListAtoms, hiddenReportAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { markFirstRowsAtom } from '../../state/ui/run-after-first-rows.ts'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { TimelineList } from './TimelineList.tsx'
import { TimelinePlaceholder } from './TimelinePlaceholder.tsx'
import styles from './Timeline.module.css'

/**
 * Number of loaded posts that may match nothing before the user is asked whether to continue. Each page is a request.
 */
const MAX_SKIPPED_POSTS = 60

interface TimelineColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
  /** The timeline to show, if it is not that of a saved column. */
  readonly timeline?: TimelineKey
  /** Scrolls with the rows, for example a profile. */
  readonly header?: ReactNode
  /**
   * Renders other content than rows, with the header, for example a media grid. `placeholder` is the placeholder of an
   * empty list.
   */
  readonly renderList?: (list: ColumnList<StatusId>, placeholder: ReactNode) => ReactNode
  /** The header shows posts itself, so an empty list needs no message. */
  readonly hasPostsAbove?: boolean
}

/** The posts of a column, or why there are none. */
export function TimelineColumn(props: TimelineColumnProps) {
  const { uuid, label, timeline, header, renderList, hasPostsAbove = false } = props

  const column = useAppValue(columnAtoms(uuid))
  const list = useSessionValue(columnListAtoms, uuid)
  const source = useSessionValue(columnSourceAtoms, uuid)
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const open = useSessionAction(openColumnAtom)
  const close = useSessionAction(closeColumnAtom)
  const loadOlder = useSessionAction(loadOlderAtom)
  const reportRows = useAppAction(markFirstRowsAtom)

  useEffect(() => {
    open(uuid, timeline)
    return () => close(uuid)
  }, [uuid, timeline, open, close])

  const isEmpty = list.items.length === 0
  const hasNoRows = (isEmpty && !list.isFirstLoad) || renderList !== undefined

  // Rendered rows report this themselves.
  useEffect(() => {
    if (hasNoRows) reportRows()
  }, [hasNoRows, reportRows])

  const hasFailed = list.error !== null
  const skippedCount = reasons.size + list.passedOver
  const isEnough = skippedCount >= MAX_SKIPPED_POSTS || hasFailed || list.isFirstLoad
  const shouldLoadMore = isEmpty && list.hasMore && !isEnough

  // A page without any matching post cannot be scrolled to its end, so the next page is loaded here. Every such page
  // counts, however fast it loaded.
  useEffect(() => {
    if (shouldLoadMore && !list.isLoading) void loadOlder(uuid)
  }, [shouldLoadMore, skippedCount, list.isLoading, loadOlder, uuid])

  const [wasListed, setHasListed] = useState(false)
  const isOpen = header === undefined || source === timeline
  const isAtStart = !list.openingPosition.isPending && list.openingPosition.start === null
  const mayBeEmpty = header !== undefined && (wasListed || isAtStart)
  const isListed = isOpen && (!isEmpty || mayBeEmpty)
  // A header that the user clicks or reads must not be remounted when rows appear or disappear, so it stays in the
  // list.
  if (isListed && header !== undefined && !wasListed) setHasListed(true)

  const placeholder = isEmpty ? (
    <TimelinePlaceholder
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
      {!isListed && placeholder}
      {isListed && renderList?.(list, placeholder)}
      {isListed && renderList === undefined && (
        <TimelineList
          uuid={uuid}
          label={label}
          list={list}
          header={header}
          placeholder={placeholder}
        />
      )}
    </div>
  )
}

/** The server is still building the home feed. More posts appear without a reload. */
function BuildingNotice() {
  return (
    <LiveRegion className={styles['building']}>
      <Trans>Your home feed is being prepared. It will fill in shortly.</Trans>
    </LiveRegion>
  )
}
