import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useId } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { lazyModule } from '../../lib/lazy-module.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../../state/actions/status-action.ts'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import { serverStatusAtoms } from '../../state/entities/statuses.ts'
import { seenTrouble } from '../../state/last-seen/seen-trouble.ts'
import type { ListPlace } from '../../state/places/keep-places.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { isSlowAtoms } from '../../state/settings/slow-columns.ts'
import { type ColumnList, columnSourceAtoms } from '../../state/timelines/column-list.ts'
import { layColumnAtom } from '../../state/timelines/lay-columns.ts'
import { loadOlderAtom, retryLoadAtom } from '../../state/timelines/open-column.ts'
import {
  gaugeColumnAtom,
  reportViewAtom,
  type ViewReport,
} from '../../state/timelines/report-view.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { LastSeenProps } from '../../ui/last-seen/LastSeen.tsx'
import { useLazyModule } from '../../ui/later/use-lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LiveList } from '../../ui/live-list/LiveList.tsx'
import { RelativeTime, StatusRow, StatusTombstone } from '../status/index.ts'
import type { GapRowProps } from './GapRow.tsx'
import styles from './Timeline.module.css'

/** Few lists have a gap, so it loads after the first posts; a network that is lost by then must not be needed. */
const gapRow = lazyModule(async () => (await import('./GapRow.tsx')).GapRow)

interface ListRowProps {
  readonly item: StatusId | null
  /** Its place among the column's items. */
  readonly index: number
  readonly uuid: string
  readonly list: ColumnList
}

/** One row of a column: a status, a gap, or the line that a status leaves. */
function ListRow({ item, index, uuid, list }: ListRowProps) {
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
  return (
    <Lazy
      module={gapRow}
      props={props}
      fallback={<div className={styles['gapToCome']} />}
      failure="nothing"
    />
  )
}

interface LeftRowProps {
  readonly id: StatusId
  readonly uuid: string
  readonly position: number
  readonly setSize: number
}

/** What stands for a row that left while it was near the reader: let go by them, or deleted. */
export function LeftRow({ id, uuid, position, setSize }: LeftRowProps) {
  const source = useSessionValue(columnSourceAtoms, uuid)
  const status = useSessionValue(serverStatusAtoms, id)
  const place = { position, setSize }

  if (source === 'favourites' && status?.favourited === false)
    return <LetGoRow id={id} kind="favourites" {...place} />
  if (source === 'bookmarks' && status?.bookmarked === false)
    return <LetGoRow id={id} kind="bookmarks" {...place} />
  return <StatusTombstone {...place} />
}

interface LetGoRowProps {
  readonly id: StatusId
  readonly kind: 'favourites' | 'bookmarks'
  readonly position: number
  readonly setSize: number
}

/** One line where a favourite or bookmark was let go, and the way to take it back. */
function LetGoRow({ id, kind, position, setSize }: LetGoRowProps) {
  const { t } = useLingui()
  const setFavourite = useSessionAction(setFavouriteAtom)
  const setBookmark = useSessionAction(setBookmarkAtom)
  const isFavourite = kind === 'favourites'
  const text = isFavourite ? t`No longer a favourite` : t`No longer a bookmark`

  return (
    // The APG feed pattern asks for articles that take the focus.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['letGo']}
      aria-label={text}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name={isFavourite ? 'star' : 'bookmark'} size={15} />
      <span>{text}</span>
      <Button
        variant="quiet"
        onClick={() => void (isFavourite ? setFavourite(id, true) : setBookmark(id, true))}
      >
        <Trans>Undo</Trans>
      </Button>
    </article>
  )
}

const lastSeen = lazyModule(async () => (await import('../../ui/last-seen/LastSeen.tsx')).LastSeen)

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
  useLazyModule(gapRow, 'later')
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
  return <Lazy module={lastSeen} props={props} failure="nothing" />
}
