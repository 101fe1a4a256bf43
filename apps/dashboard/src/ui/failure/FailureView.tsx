import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { Caught } from './failed-props.ts'
import styles from './Failure.module.css'

interface FailureViewProps extends Caught {
  /** Nothing else is left on the page. */
  readonly isWhole?: boolean
  /** What else may be done. */
  readonly children?: ReactNode
}

/** What stands where a part of the program could not load, or broke while it ran. */
export function FailureView({ isMissing, isWhole = false, onRetry, children }: FailureViewProps) {
  return (
    <div className={styles['failure']} role="alert">
      <Icon name="warning" size={32} />
      <p>
        {isMissing ? (
          <Trans>Something went wrong while loading this component</Trans>
        ) : isWhole ? (
          <Trans>Something went wrong. What you have written is kept in this browser.</Trans>
        ) : (
          <Trans>Something went wrong in here. The rest of your deck goes on.</Trans>
        )}
      </p>
      <Button onClick={onRetry}>
        {isMissing ? <Trans>Try again</Trans> : <Trans>Reload</Trans>}
      </Button>
      {children}
    </div>
  )
}
