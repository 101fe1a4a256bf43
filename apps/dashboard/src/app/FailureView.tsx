import { Trans } from '@lingui/react/macro'
import { Button } from '../ui/button/Button.tsx'
import { Icon } from '../ui/icon/Icon.tsx'
import { BundleError } from './bundle.ts'
import styles from './FailureView.module.css'

interface FailureViewProps {
  readonly error: Error
  readonly onRetry: () => void
}

/** What stands where a part of the program could not load, or broke while it ran. */
export function FailureView({ error, onRetry }: FailureViewProps) {
  const isMissing = error instanceof BundleError

  return (
    <div className={styles['failure']} role="alert">
      <Icon name="warning" size={32} />
      <p>
        {isMissing ? (
          <Trans>Something went wrong while loading this component</Trans>
        ) : (
          <Trans>Something went wrong in here. The rest of your deck goes on.</Trans>
        )}
      </p>
      <Button onClick={onRetry}>
        {isMissing ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
      </Button>
    </div>
  )
}
