import { useEffect } from 'react'
import {
  closeNotificationsAtom,
  openNotificationsAtom,
} from '../../state/notifications/report-view.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { NotificationsBar } from './NotificationsBar.tsx'
import { NotificationsList } from './NotificationsList.tsx'

interface NotificationsColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** What others did: to the own posts, and to the own account. */
export function NotificationsColumn({ uuid, label }: NotificationsColumnProps) {
  const open = useSessionAction(openNotificationsAtom)
  const close = useSessionAction(closeNotificationsAtom)

  useEffect(() => {
    open(uuid)
    return () => close(uuid)
  }, [uuid, open, close])

  return (
    <>
      <NotificationsBar />
      <NotificationsList uuid={uuid} label={label} />
    </>
  )
}
