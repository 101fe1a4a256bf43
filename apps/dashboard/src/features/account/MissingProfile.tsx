import { Trans } from '@lingui/react/macro'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { RemoveColumn } from '../timeline/index.ts'

/** There is nobody of that name, or no longer. @see ACC-14 */
export function MissingProfile({ uuid }: { readonly uuid: string }) {
  return (
    <EmptyState icon="search" title={<Trans>Nobody lives here</Trans>}>
      <Trans>The account was removed, or it never was on this server.</Trans>
      <RemoveColumn uuid={uuid} />
    </EmptyState>
  )
}
