import { Trans } from '@lingui/react/macro'
import { lazyModule } from '../../lib/lazy-module.ts'
import { Button } from '../button/Button.tsx'
import { useLazyModule } from '../later/use-lazy-module.ts'
import type { Caught, Failed } from './failed-props.ts'
import styles from './LateFailure.module.css'

/** What tells of a failure: it is fetched before there is one, since the next may be the network's. */
export const failureModule = lazyModule(async () => (await import('./Failure.tsx')).Failure)

/** What tells that something broke; in few words where not even that arrives. */
export function LateFailure(props: Failed & Caught) {
  const { value: Failure, hasFailed } = useLazyModule(failureModule, 'now')
  if (Failure !== null) return <Failure {...props} />
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
