import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface FailedProfileProps {
  /** In the server's words, where it gave some. */
  readonly reason: string
  readonly onRetry: () => void
}

/** Who somebody is did not come through: that may pass. */
export function FailedProfile({ reason, onRetry }: FailedProfileProps) {
  return (
    <EmptyState icon="warning" title={<Trans>This profile could not be loaded</Trans>}>
      <output>{reason}</output>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
