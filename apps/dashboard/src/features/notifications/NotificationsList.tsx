import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Virtuoso, type Components, type ListRange, type VirtuosoHandle } from 'react-virtuoso'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import type { NotificationGroup } from '../../state/notifications/group-notifications.ts'
import { loadOlderNotificationsAtom } from '../../state/notifications/load-notifications.ts'
import { notificationRowsAtom } from '../../state/notifications/notification-rows.ts'
import { notificationsListAtom } from '../../state/notifications/notifications-list.ts'
import { reportNotificationsViewAtom } from '../../state/notifications/report-view.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { Feed, type FeedContext } from './Feed.tsx'
import { ListEnd } from './ListEnd.tsx'
import { NewerPill } from './NewerPill.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { useRowNumbers } from './use-row-numbers.ts'
import styles from './Notifications.module.css'

/** Never above: rows that are drawn ahead of the view make it jump when others come in there. */
const OVERSCAN = { top: 0, bottom: 600 }

const COMPONENTS: Components<NotificationGroup | null, FeedContext> = {
  List: Feed,
  Footer: ListEnd,
}

interface NotificationsListProps {
  readonly uuid: string
  readonly label: string
}

/** The rows, newest first, as many of them as fit. */
export function NotificationsList({ uuid, label }: NotificationsListProps) {
  const rows = useSessionValue(notificationRowsAtom)
  const { isFirstLoad, isLoading, hasMore, unread } = useSessionValue(notificationsListAtom)
  const report = useSessionAction(reportNotificationsViewAtom)
  const loadOlder = useSessionAction(loadOlderNotificationsAtom)
  const scrollRequests = useAppValue(scrollRequestAtoms(uuid))
  const seenRequests = useRef(scrollRequests)
  const [isAtTop, setIsAtTop] = useState(true)
  const [firstVisible, setFirstVisible] = useState<NotificationGroup | null>(null)
  const list = useRef<VirtuosoHandle>(null)

  const keys = useMemo(() => rows.map((row) => row?.key ?? null), [rows])
  const firstItemIndex = useRowNumbers(keys, isAtTop, firstVisible?.key ?? null)

  useEffect(() => {
    report({ atTop: isAtTop, firstVisibleId: firstVisible?.key ?? null })
  }, [report, isAtTop, firstVisible])

  useEffect(() => {
    if (scrollRequests === seenRequests.current) return
    seenRequests.current = scrollRequests
    list.current?.scrollTo({ top: 0 })
  }, [scrollRequests])

  if (isFirstLoad) return <Skeleton rows={6} />
  if (rows.length === 0 && !isLoading) {
    return (
      <EmptyState icon="bell" title={<Trans>Nothing here yet</Trans>}>
        <Trans>When somebody answers, boosts or follows you, it shows here.</Trans>
      </EmptyState>
    )
  }
  return (
    <div className={styles['list']}>
      <NewerPill unread={unread} onClick={() => list.current?.scrollTo({ top: 0 })} />
      <Virtuoso
        ref={list}
        data={rows}
        context={{ uuid, label, isBusy: isLoading, hasMore }}
        firstItemIndex={firstItemIndex}
        computeItemKey={(index, row) => row?.key ?? `gap ${index}`}
        itemContent={(index, row) => (
          <NotificationRow
            group={row}
            uuid={uuid}
            position={index - firstItemIndex + 1}
            setSize={hasMore ? -1 : rows.length}
          />
        )}
        components={COMPONENTS}
        defaultItemHeight={90}
        increaseViewportBy={OVERSCAN}
        atTopStateChange={setIsAtTop}
        rangeChanged={({ startIndex }: ListRange) =>
          setFirstVisible(rows[startIndex - firstItemIndex] ?? null)
        }
        endReached={() => void loadOlder()}
      />
    </div>
  )
}
