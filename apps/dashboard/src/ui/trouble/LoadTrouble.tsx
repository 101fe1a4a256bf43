import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Said } from '../said/Said.tsx'

interface LoadTroubleProps {
  readonly title: ReactNode
  /** In the server's own words where it gave some. */
  readonly message: string | undefined
  readonly onRetry: () => void
}

/** What did not come, why, and the way to ask again; both are said. */
export function LoadTrouble({ title, message, onRetry }: LoadTroubleProps) {
  return (
    <EmptyState icon="warning" title={<Said>{title}</Said>}>
      <Said>{message}</Said>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
