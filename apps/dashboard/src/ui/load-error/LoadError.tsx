import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { LiveRegion } from '../live-region/LiveRegion.tsx'

interface LoadErrorProps {
  readonly title: ReactNode
  /** The server's own message, if any. */
  readonly message: string | undefined
  readonly onRetry: () => void
}

/** Shows the content that failed to load, the reason, and a retry button, and announces them. */
export function LoadError({ title, message, onRetry }: LoadErrorProps) {
  return (
    <EmptyState icon="warning" title={<LiveRegion>{title}</LiveRegion>}>
      <LiveRegion>{message}</LiveRegion>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
