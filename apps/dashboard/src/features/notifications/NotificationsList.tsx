import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useId, useMemo } from 'react'
import type { NotificationId } from '@colonnade/domain/entities'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import { seenTrouble } from '../../state/last-seen/seen-trouble.ts'
import type {
  NotificationGroup,
  NotificationRows,
} from '../../state/notifications/group-notifications.ts'
import {
  loadNewestNotificationsAtom,
  loadOlderNotificationsAtom,
} from '../../state/notifications/load-notifications.ts'
import {
  layNotificationsAtom,
  notificationsListAtoms,
} from '../../state/notifications/notifications-list.ts'
import {
  fillNotificationsGapAtom,
  notificationGapSpan,
} from '../../state/notifications/notifications-source.ts'
import {
  gaugeNotificationsAtom,
  reportNotificationsViewAtom,
} from '../../state/notifications/report-view.ts'
import type { ListPlace } from '../../state/places/keep-places.ts'
import {
  useAppAction,
  useAppValue,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { isSlowAtoms } from '../../state/settings/slow-columns.ts'
import type { ViewReport } from '../../state/timelines/report-view.ts'
import { noteFirstRowsAtom } from '../../state/ui/first-rows.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { GapCard } from '../../ui/gap/GapCard.tsx'
import { LastSeen } from '../../ui/last-seen/LastSeen.tsx'
import { LiveList } from '../../ui/live-list/LiveList.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { RelativeTime } from '../status/index.ts'
import { NotificationRow } from './NotificationRow.tsx'
import styles from './Notifications.module.css'

const keyOf = (row: NotificationGroup | null) => row?.key ?? null

interface NotificationsListProps {
  readonly uuid: string
  readonly label: string
}

/** The rows, newest first, as many of them as fit. */
export function NotificationsList({ uuid, label }: NotificationsListProps) {
  const { rows, isFirstLoad, error, arrival, seenAt, ...list } = useSessionValue(
    notificationsListAtoms,
    uuid,
  )
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const isSlow = useAppValue(isSlowAtoms(uuid))
  const loadOlder = useSessionAction(loadOlderNotificationsAtom)
  const letIn = useSessionAction(layNotificationsAtom)
  const report = useSessionAction(reportNotificationsViewAtom)
  const handleView = useCallback(
    (view: ViewReport<NotificationId>) => report(uuid, view),
    [report, uuid],
  )
  const gauge = useSessionAction(gaugeNotificationsAtom)
  const handleGauge = useCallback(
    (measure: () => ListPlace<NotificationId> | null) => gauge(uuid, measure),
    [gauge, uuid],
  )
  const handleLetIn = useCallback(() => letIn(uuid), [letIn, uuid])
  const handleLoadMore = useCallback(() => void loadOlder(), [loadOlder])
  const retry = useSessionAction(loadNewestNotificationsAtom)
  const noteRows = useAppAction(noteFirstRowsAtom)
  const isEmpty = rows.length === 0 && !isFirstLoad
  useEffect(() => {
    if (isEmpty) noteRows()
  }, [isEmpty, noteRows])
  const seenId = useId()

  if (isFirstLoad) return <LoadingScreen rows={6} />
  if (rows.length === 0 && !list.isLoading) {
    if (error !== null) return <FailedNotifications message={error.message} />
    return (
      <EmptyState icon="bell" title={<Trans>Nothing here yet</Trans>}>
        <Trans>When somebody answers, boosts or follows you, it shows here.</Trans>
      </EmptyState>
    )
  }
  const setSize = list.hasMore ? -1 : rows.length
  return (
    <div className={styles['list']}>
      <LiveList
        {...list}
        rows={rows}
        label={label}
        describedBy={seenAt === null ? undefined : seenId}
        trouble={seenAt === null ? (error?.message ?? null) : null}
        start={arrival.start}
        scrollRequests={scrollRequests}
        isSlow={isSlow}
        keyOf={keyOf}
        drawRow={(row, index) =>
          row === null ? (
            <NotificationGap uuid={uuid} rows={rows} index={index} setSize={setSize} />
          ) : (
            <NotificationRow
              group={row}
              uuid={uuid}
              isPlace={index > 0 && row.key === arrival.leftAt}
              position={index + 1}
              setSize={setSize}
            />
          )
        }
        onDraw={noteRows}
        onView={handleView}
        onLetIn={handleLetIn}
        onGauge={handleGauge}
        onLoadMore={handleLoadMore}
      />
      {seenAt !== null && (
        <LastSeen
          id={seenId}
          time={<RelativeTime at={seenAt} />}
          trouble={seenTrouble({ error, isLoading: list.isLoading })}
          onRetry={() => void retry()}
        />
      )}
    </div>
  )
}

interface FailedNotificationsProps {
  /** In the server's own words where it gave some. */
  readonly message: string
}

/** None came, and nothing is known of earlier ones. */
function FailedNotifications({ message }: FailedNotificationsProps) {
  const retry = useSessionAction(loadNewestNotificationsAtom)
  return (
    <LoadTrouble
      title={<Trans>Notifications could not be loaded</Trans>}
      message={message}
      onRetry={() => void retry()}
    />
  )
}

interface NotificationGapProps {
  readonly uuid: string
  readonly rows: NotificationRows
  /** Its place among the rows. */
  readonly index: number
  readonly setSize: number
}

/** Where the connection was lost: what happened meanwhile is missing. */
function NotificationGap({ uuid, rows, index, setSize }: NotificationGapProps) {
  const fill = useSessionAction(fillNotificationsGapAtom)
  const above = rows[index - 1]?.key ?? null
  const below = rows[index + 1]?.ids[0] ?? null
  const span = useSessionValue(useMemo(() => notificationGapSpan(above, below), [above, below]))

  return (
    <GapCard
      span={span}
      position={index + 1}
      setSize={setSize}
      onFill={(choice) => fill(uuid, index, choice)}
    />
  )
}
