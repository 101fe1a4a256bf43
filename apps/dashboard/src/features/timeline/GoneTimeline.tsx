import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { RemoveColumn } from './RemoveColumn.tsx'

export interface GoneTimelineProps {
  readonly uuid: string
  readonly kind: string
  /** For what may come back. */
  readonly onRetry: () => void
}

/** What a column was opened for is no more, and what to do about it. */
export function GoneTimeline({ uuid, kind, onRetry }: GoneTimelineProps) {
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )

  switch (kind) {
    // Deleted here, on another device, or by another program: its saved columns left at once.
    case 'LIST':
      return (
        <EmptyState icon="list" title={<Trans>This list was deleted</Trans>}>
          <Trans>
            It may have been deleted on another device. You'll still follow its members.
          </Trans>
          <AppLink to="/lists">
            <Trans>Your lists</Trans>
          </AppLink>
          <RemoveColumn uuid={uuid} />
        </EmptyState>
      )
    case 'HASHTAG':
      return (
        <EmptyState icon="hash" title={<Trans>This hashtag isn't available</Trans>}>
          <Trans>Your server has no posts with it or doesn't show them.</Trans>
          {again}
          <RemoveColumn uuid={uuid} />
        </EmptyState>
      )
    case 'ACCOUNT':
      return (
        <EmptyState icon="person" title={<Trans>You can't see these posts</Trans>}>
          <Trans>This account doesn't exist or has blocked you.</Trans>
          {again}
          <RemoveColumn uuid={uuid} />
        </EmptyState>
      )
    default:
      return (
        <EmptyState
          icon="warning"
          title={<Trans>This timeline isn't available on your server</Trans>}
        >
          <Trans>It may be turned off or not supported there.</Trans>
          {again}
          <RemoveColumn uuid={uuid} />
        </EmptyState>
      )
  }
}
