import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { retryLoadAtom } from '../../state/list-columns/load-rows.ts'
import {
  getPeopleOfList,
  isUnansweredList,
  NOTIFICATIONS_LIST,
  type NotificationsName,
} from '../../state/live-lists/list-name.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { notificationsListAtoms } from '../../state/notifications/notifications-list.ts'
import { notificationWindows } from '../../state/notifications/notifications.ts'
import { marksAtom } from '../../state/notifications/row-rules.ts'
import { useAppAction, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { markFirstRowsAtom } from '../../state/ui/run-after-first-rows.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LoadError } from '../../ui/load-error/LoadError.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { ColumnRows } from '../column-list/index.ts'
import { NotificationRow } from './NotificationRow.tsx'
import { isSearchedEnough } from './search-limit.ts'
import styles from './Notifications.module.css'

/** Loaded on demand: few columns hide all of their notifications. */
const rowRulesPlaceholder = lazyModule(
  async () => (await import('./RowRulesPlaceholder.tsx')).RowRulesPlaceholder,
)

const getRowKey = (row: NotificationGroup | null) => row?.key ?? null

interface NotificationsListProps {
  readonly uuid: string
  readonly name: NotificationsName
  readonly label: string
}

/** The virtualised rows, newest first. */
export function NotificationsList({ uuid, name, label }: NotificationsListProps) {
  const known = useSessionValue(notificationsListAtoms, uuid)
  const loaded = useSessionValue(notificationWindows, name).items.length
  const marks = useSessionValue(marksAtom)
  const isMarked = isUnansweredList(name) || (marks !== null && marks.size > 0)
  const hasPeople = getPeopleOfList(name).length > 0
  // Older ones that need an answer are fetched by their marks.
  const isAtEnd =
    isUnansweredList(name) ||
    ((hasPeople || isMarked) && isSearchedEnough(loaded, known.rows.length))
  const list = isAtEnd && known.rows.length > 0 ? { ...known, hasMore: false } : known
  const { rows, isFirstLoad, error } = list
  const noteRows = useAppAction(markFirstRowsAtom)
  const isEmpty = rows.length === 0 && !isFirstLoad
  useEffect(() => {
    if (isEmpty) noteRows()
  }, [isEmpty, noteRows])

  if (isFirstLoad) return <LoadingScreen rows={6} />
  if (rows.length === 0 && error === null && (hasPeople || isMarked)) {
    const { hasMore, isLoading } = list
    return <Lazy module={rowRulesPlaceholder} props={{ uuid, name, hasMore, isLoading }} />
  }
  if (rows.length === 0 && !list.isLoading) {
    if (error !== null) return <FailedNotifications uuid={uuid} message={error.message} />
    if (name !== NOTIFICATIONS_LIST)
      return (
        <EmptyState icon="bell" title={<Trans>Nothing here yet</Trans>}>
          <Trans>No notifications of this column's kinds yet.</Trans>
        </EmptyState>
      )
    return (
      <EmptyState icon="bell" title={<Trans>Nothing here yet</Trans>}>
        <Trans>
          You don't have any notifications yet. When other people interact with you, you will see it
          here.
        </Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles['list']}>
      <ColumnRows
        uuid={uuid}
        label={label}
        list={list}
        rows={rows}
        getKey={getRowKey}
        renderRow={(group, place) => <NotificationRow group={group} uuid={uuid} {...place} />}
      />
    </div>
  )
}

interface FailedNotificationsProps {
  readonly uuid: string
  /** The server's message, if any. */
  readonly message: string
}

/** Shown when nothing loaded and nothing is cached. */
function FailedNotifications({ uuid, message }: FailedNotificationsProps) {
  const retry = useSessionAction(retryLoadAtom)
  return (
    <LoadError
      title={<Trans>Couldn't load notifications</Trans>}
      message={message}
      onRetry={() => void retry(uuid)}
    />
  )
}
