import { Trans } from '@lingui/react/macro'
import { loadNewestNotificationsAtom } from '../../state/notifications/load-notifications.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface FailedNotificationsProps {
  /** In the server's own words where it gave some. */
  readonly message: string
}

/** None came, and nothing is known of earlier ones. */
export function FailedNotifications({ message }: FailedNotificationsProps) {
  const retry = useSessionAction(loadNewestNotificationsAtom)
  return (
    <EmptyState icon="warning" title={<Trans>Notifications could not be loaded</Trans>}>
      <output>{message}</output>
      <Button icon="refresh" onClick={() => void retry()}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
