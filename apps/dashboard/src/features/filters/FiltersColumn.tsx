import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { serverLink } from '@colonnade/domain/session'
import { fetchFiltersAtom } from '../../state/filters/filters.ts'
import {
  filtersErrorAtom,
  ownFiltersAtom,
  serverFiltersAtom,
} from '../../state/filters/own-filters.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useKeptFocus } from '../../ui/focus/use-kept-focus.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { FilterLine } from './FilterLine.tsx'
import styles from './Filters.module.css'

interface FiltersColumnProps {
  /** The column's name. */
  readonly label: string
}

/** All own filters, and the way to a new one. @see BY-10, OVR-07 */
export function FiltersColumn({ label }: FiltersColumnProps) {
  const { key: accountKey, api } = useSession()
  const isKnown = useSessionValue(serverFiltersAtom).filters !== null
  const filters = useSessionValue(ownFiltersAtom)
  const error = useSessionValue(filtersErrorAtom)
  const fetch = useSessionAction(fetchFiltersAtom)
  const openModal = useAppAction(openModalAtom)
  const area = useKeptFocus(filters.length)

  useEffect(() => void fetch(), [fetch])

  const { capabilities } = api
  if (!capabilities.has('filtersV2') && !capabilities.has('filtersV1')) return <FiltersElsewhere />
  return (
    <div className={styles['screen']}>
      <div className={styles['making']}>
        <p>
          <Trans>Posts with these words are folded away or hidden, wherever you say.</Trans>
        </p>
        <Button
          variant="primary"
          icon="plus"
          onClick={() => openModal({ type: 'FILTER', accountKey, filterId: null, keyword: '' })}
        >
          <Trans>New filter</Trans>
        </Button>
      </div>
      {/* What had the focus may be deleted: it goes to where that was. */}
      <div ref={area} tabIndex={-1} className={styles['area']}>
        {!isKnown && error === null && <LoadingScreen rows={3} />}
        {!isKnown && error !== null && (
          <LoadTrouble
            title={<Trans>Your filters could not be loaded</Trans>}
            message={error.message}
            onRetry={() => void fetch()}
          />
        )}
        {isKnown && filters.length === 0 && (
          <EmptyState icon="filter" title={<Trans>No filters yet</Trans>}>
            <Trans>A filter keeps words out of your sight: spoilers, a match, a quarrel.</Trans>
          </EmptyState>
        )}
        {filters.length > 0 && (
          <ul className={styles['filters']} aria-label={label}>
            {filters.map((filter) => (
              <FilterLine key={filter.id} filter={filter} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** Where the server lets no program write filters: the way to its own page. @see OVR-07 */
function FiltersElsewhere() {
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
