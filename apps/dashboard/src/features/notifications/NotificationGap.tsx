import { useMemo } from 'react'
import { fillNotificationsGapAtom } from '../../state/notifications/fill-notifications-gap.ts'
import type { NotificationRows } from '../../state/notifications/group-notifications.ts'
import { notificationGapSpan } from '../../state/notifications/notification-gap-span.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { GapCard } from '../../ui/gap/GapCard.tsx'

interface NotificationGapProps {
  readonly uuid: string
  readonly rows: NotificationRows
  /** Its place among the rows. */
  readonly index: number
  readonly setSize: number
}

/** Where the connection was lost: what happened meanwhile is missing. */
export function NotificationGap({ uuid, rows, index, setSize }: NotificationGapProps) {
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
