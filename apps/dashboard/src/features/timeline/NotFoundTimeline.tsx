import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { RemoveColumnButton } from './RemoveColumnButton.tsx'

export interface NotFoundTimelineProps {
  readonly uuid: string
  readonly kind: string
  /** For timelines that may exist again later. */
  readonly onRetry: () => void
}

/** Explains that the list, hashtag or account of a column does not exist any more, and offers what to do next. */
export function NotFoundTimeline({ uuid, kind, onRetry }: NotFoundTimelineProps) {
  const again = (
    <Button icon="refresh" onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )

  switch (kind) {
    // A list that was deleted here, on another device or by another app. Its saved columns were removed at once.
    case 'LIST':
      return (
        <EmptyState icon="list" title={<Trans>This list was deleted</Trans>}>
          <Trans>
            It may have been deleted on another device. You'll still follow its members.
          </Trans>
          <AppLink to="/lists">
            <Trans>Your lists</Trans>
          </AppLink>
          <RemoveColumnButton uuid={uuid} />
        </EmptyState>
      )
    case 'HASHTAG':
      return (
        <EmptyState icon="hash" title={<Trans>This hashtag isn't available</Trans>}>
          <Trans>Your server has no posts with it or doesn't show them.</Trans>
          {again}
          <RemoveColumnButton uuid={uuid} />
        </EmptyState>
      )
    case 'ACCOUNT':
      return (
        <EmptyState icon="person" title={<Trans>You can't see these posts</Trans>}>
          <Trans>This account doesn't exist or has blocked you.</Trans>
          {again}
          <RemoveColumnButton uuid={uuid} />
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
          <RemoveColumnButton uuid={uuid} />
        </EmptyState>
      )
  }
}
