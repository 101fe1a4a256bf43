import { Trans } from '@lingui/react/macro'
import { serverLink } from '@colonnade/domain/session'
import { useSession } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

/** Where the server lets no program write filters: the way to its own page. @see OVR-07 */
export function FiltersElsewhere() {
  const { origin } = useSession()
  const { host } = new URL(origin)

  return (
    <EmptyState icon="filter" title={<Trans>Filters cannot be changed here</Trans>}>
      <p>
        <Trans>
          {host} does not let apps change filters. You may be able to edit them on its website.
        </Trans>
      </p>
      <a href={serverLink('/filters', origin)} target="_blank" rel="noopener">
        <Trans>Filters on {host}</Trans>
      </a>
    </EmptyState>
  )
}
