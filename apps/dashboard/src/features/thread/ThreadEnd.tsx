import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import type { ThreadContext } from './thread-context.ts'
import styles from './Thread.module.css'

/** Below the last answer: what is on its way, or what went wrong, and room for the opened post to stand high. */
export function ThreadEnd({ context }: { readonly context: ThreadContext }) {
  const { isLoading, isShort, hasFailed, onRetry } = context

  return (
    <div className={styles['end']} data-short={isShort || undefined}>
      {isLoading && <Skeleton rows={3} />}
      {hasFailed && (
        <div className={styles['trouble']}>
          <Said>
            <Trans>The rest of this conversation could not be loaded.</Trans>
          </Said>
          <Button icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
