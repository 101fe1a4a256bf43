import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { translateError } from '../../lib/translate-error.ts'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { LiveRegion } from '../live-region/LiveRegion.tsx'

interface LoadErrorProps {
  readonly title: ReactNode
  /** The message of the error, if any: the server's own, or one of ours. */
  readonly message: string | undefined
  readonly onRetry: () => void
}

/** Shows the content that failed to load, the reason, and a retry button, and announces them. */
export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  const { i18n } = useLingui()

  return (
    <EmptyState icon="warning" title={<LiveRegion>{title}</LiveRegion>}>
      <LiveRegion>{message !== undefined && translateError(i18n, message)}</LiveRegion>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
