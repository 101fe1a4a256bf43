import { Trans } from '@lingui/react/macro'
import { loadNewestNotificationsAtom } from '../../state/notifications/load-notifications.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'

interface FailedNotificationsProps {
  /** In the server's own words where it gave some. */
  readonly message: string
}

/** None came, and nothing is known of earlier ones. */
export function FailedNotifications({ message }: FailedNotificationsProps) {
  const retry = useSessionAction(loadNewestNotificationsAtom)
  return (
    <LoadTrouble
      title={<Trans>Notifications could not be loaded</Trans>}
      message={message}
      onRetry={() => void retry()}
    />
  )
}
