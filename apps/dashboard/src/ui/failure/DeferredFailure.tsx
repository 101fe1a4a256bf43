import { Trans } from '@lingui/react/macro'
import { lazyModule } from '../../lib/lazy-module.ts'
import { Button } from '../button/Button.tsx'
import { useLazyModule } from '../deferred/use-lazy-module.ts'
import type { FailureProps, FailedPart } from './failed-part.ts'
import styles from './DeferredFailure.module.css'

/** The error fallbacks. They are loaded in advance, since the next error may be a network error. */
export const failureModule = lazyModule(async () => (await import('./Failure.tsx')).Failure)

/** Shows an error fallback; a short text when even that cannot be loaded. */
export function DeferredFailure(props: FailedPart & FailureProps) {
  const { value: Failure, error } = useLazyModule(failureModule, 'now')
  if (Failure !== null) return <Failure {...props} />
  if (error === null) return null
  const retry = (
    <Button onClick={props.onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  // A sign is as small as the control that it replaces.
  if (props.kind === 'sign') return retry
  return (
    <p role="alert" className={styles['plain']}>
      <Trans>Something went wrong while loading this component</Trans> {retry}
    </p>
  )
}
