import { Trans } from '@lingui/react/macro'

interface FailedProfileProps {
  /** In the server's words, where it gave some. */
  readonly reason: string
  readonly onRetry: () => void
}

/** Who somebody is did not come through: that may pass. */
export function FailedProfile({ reason, onRetry }: FailedProfileProps) {
  return (
    <LoadTrouble
      title={<Trans>This profile could not be loaded</Trans>}
      message={reason}
      onRetry={onRetry}
    />
  )
}
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
