import { Trans, useLingui } from '@lingui/react/macro'
import type { LookupFailure } from '../../../state/actions/find-as-another.ts'
import { useSession } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LiveRegion } from '../../../ui/live-region/LiveRegion.tsx'
import { canTryAgain, explainFailure } from './explain-failure.ts'
import styles from './AsAnother.module.css'

interface LookupStateProps {
  readonly isLooking: boolean
  readonly failure: LookupFailure | null
  readonly onRetry: () => void
}

/** Says that the server of the account in context is searched, or why it has no such post. */
export function LookupState({ isLooking, failure, onRetry }: LookupStateProps) {
  const { t } = useLingui()
  const { origin } = useSession()
  const host = URL.parse(origin)?.host ?? origin
  const reason = failure === null ? '' : explainFailure(failure, host)

  return (
    <div className={styles['state']} data-failed={failure !== null || undefined}>
      {failure !== null && <Icon name="warning" size={16} />}
      <LiveRegion className={styles['text']}>
        {isLooking ? t`Looking for this post on ${host}…` : reason}
      </LiveRegion>
      {failure !== null && canTryAgain(failure) && (
        <Button variant="link" icon="refresh" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}
