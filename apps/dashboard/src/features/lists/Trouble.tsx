import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface TroubleProps {
  readonly title: ReactNode
  readonly error: Pick<Error, 'message'>
  readonly onRetry: () => void
}

/** What did not come, in the server's own words where it gave some, and the way to ask again. */
export function Trouble({ title, error, onRetry }: TroubleProps) {
  return (
    <EmptyState icon="warning" title={title}>
      <output>{error.message}</output>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
