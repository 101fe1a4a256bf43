import { Trans } from '@lingui/react/macro'
import type { LookupFailure } from '../../../state/actions/find-as-another.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LiveRegion } from '../../../ui/live-region/LiveRegion.tsx'
import { canTryAgain, explainFailure } from './explain-failure.ts'
import { LookingText, useHost } from './LookingText.tsx'
import styles from './AsAnother.module.css'

interface LookupStateProps {
  readonly isLooking: boolean
  readonly failure: LookupFailure | null
  readonly onRetry: () => void
}

/** Says why the server of the account in context has no such post, and announces that it is searched. */
export function LookupState({ isLooking, failure, onRetry }: LookupStateProps) {
  const host = useHost()

  return (
    <div className={failure === null ? 'visually-hidden' : styles['state']}>
      {failure !== null && <Icon name="warning" size={16} />}
      <LiveRegion className={styles['text']}>
        {isLooking && <LookingText />}
        {failure !== null && explainFailure(failure, host)}
      </LiveRegion>
      {failure !== null && canTryAgain(failure) && (
        <Button variant="link" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
