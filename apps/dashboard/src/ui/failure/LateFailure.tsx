import { Trans } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { latePart, useLatePart } from '../later/late-part.ts'
import type { Caught, Failed } from './failed-props.ts'
import styles from './LateFailure.module.css'

const failurePart = latePart(async () => (await import('./Failure.tsx')).Failure)

/** Fetches what tells of a failure before there is one: the next may be the network's. */
export function fetchFailure(): void {
  failurePart.load().catch(() => undefined)
}

/** What tells that something broke; in few words where not even that arrives. */
export function LateFailure(props: Failed & Caught) {
  const { Part, hasFailed } = useLatePart(failurePart, 'now')
  if (Part !== null) return <Part {...props} />
  return (
    hasFailed && (
      <p role="alert" className={styles['plain']}>
        <Trans>Something went wrong while loading this component</Trans>{' '}
        <Button onClick={props.onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    )
  )
}
