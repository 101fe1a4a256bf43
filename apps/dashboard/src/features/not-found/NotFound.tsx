import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'

/** Shown for an unknown address, with a link back. */
export function NotFound() {
  return (
    <EmptyState icon="search" title={<Trans>Page not found</Trans>}>
      <span>
        <Trans>The page you're looking for isn't here.</Trans>
      </span>
      <AppLink to="/">
        <Trans>Back to your columns</Trans>
      </AppLink>
    </EmptyState>
  )
}
