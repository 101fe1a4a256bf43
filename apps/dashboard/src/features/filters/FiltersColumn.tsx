import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useEffect } from 'react'
import type { FilterAction, FilterV2Entity } from '@colonnade/domain/entities'
import { isExpired } from '@colonnade/domain/filters'
import { getServerLink } from '@colonnade/domain/session'
import { systemClock } from '../../lib/clock.ts'
import {
  filtersErrorAtom,
  ownFiltersAtom,
  serverFiltersAtom,
} from '../../state/filters/apply-filters.ts'
import { fetchFiltersAtom } from '../../state/filters/fetch-filters.ts'
import {
  useAppAction,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { useConfirmDeleteFilter } from './use-confirm-delete-filter.ts'
import { useFilterLabels } from './use-filter-labels.ts'
import styles from './Filters.module.css'

interface FilterLineProps {
  readonly filter: FilterV2Entity
}

/** The maximum number of keywords listed by name. The others are counted. */
const MAX_NAMED_KEYWORDS = 3

const ICONS: Readonly<Record<FilterAction, IconName>> = {
  warn: 'eye',
  hide: 'eye-off',
  blur: 'image',
}

/** One filter: its keywords, action and contexts, with buttons that edit and delete it. */
const FilterLine = memo(function FilterLine({ filter }: FilterLineProps) {
  const { t } = useLingui()
  const words = useFilterLabels()
  const { key: accountKey } = useSession()
  const openModal = useAppAction(openModalAtom)
  const askToDelete = useConfirmDeleteFilter(filter)
  const { id, title, context, filter_action: action, expires_at } = filter
  const isOver = isExpired(expires_at, systemClock.now())
  const what = `${words.action(action)} · ${words.contexts(context)}`

  return (
    <li className={styles['line']} data-over={isOver || undefined}>
      <button
        type="button"
        className={styles['way']}
        aria-label={t`Edit ${title}`}
        aria-describedby={`filter-${id}`}
        onClick={() => openModal({ type: 'FILTER', accountKey, filterId: id, keyword: '' })}
      >
        <Icon name={ICONS[action]} />
        <span className={styles['names']} id={`filter-${id}`}>
          <b dir="auto">{title}</b>
          <Keywords filter={filter} />
          <small>{what}</small>
          {expires_at !== null && (
            <small>
              {isOver ? (
                <Trans>Expired {words.date(expires_at)}</Trans>
              ) : (
                <Trans>Until {words.date(expires_at)}</Trans>
              )}
            </small>
          )}
        </span>
      </button>
      <IconButton label={t`Delete ${title}`} icon="trash" onClick={() => askToDelete()} />
    </li>
  )
})

/** The keywords of a filter, unless its title already says them. */
function Keywords({ filter: { title, keywords, statuses } }: FilterLineProps) {
  const named = keywords.slice(0, MAX_NAMED_KEYWORDS).map(({ keyword }) => keyword)
  const others = keywords.length - named.length
  const parts = [
    ...(named.length === 1 && named[0] === title ? [] : named),
    ...(others === 0 ? [] : [plural(others, { one: '# more', other: '# more' })]),
    ...(statuses.length === 0
      ? []
      : [plural(statuses.length, { one: '# individual post', other: '# individual posts' })]),
  ]
  if (parts.length === 0) return null
  return <span dir="auto">{parts.join(', ')}</span>
}

interface FiltersColumnProps {
  readonly label: string
}

/** All filters of the account, with a button for a new one. @see BY-10, OVR-07 */
export function FiltersColumn({ label }: FiltersColumnProps) {
  const { key: accountKey, api } = useSession()
  const isKnown = useSessionValue(serverFiltersAtom).filters !== null
  const filters = useSessionValue(ownFiltersAtom)
  const error = useSessionValue(filtersErrorAtom)
  const fetch = useSessionAction(fetchFiltersAtom)
  const openModal = useAppAction(openModalAtom)
  const area = useKeepFocus(filters.length)

  useEffect(() => void fetch(), [fetch])

  const { capabilities } = api
  if (!capabilities.has('filtersV2') && !capabilities.has('filtersV1')) return <FiltersElsewhere />
  return (
    <div className={styles['screen']}>
      <div className={styles['making']}>
        <p>
          <Trans>
            Matching posts are hidden or shown behind a warning, in the places you choose.
          </Trans>
        </p>
        <Button
          variant="primary"
          icon="plus"
          onClick={() => openModal({ type: 'FILTER', accountKey, filterId: null, keyword: '' })}
        >
          <Trans>New filter</Trans>
        </Button>
      </div>
      {/* The focused row may be deleted: the focus moves to its neighbour. */}
      <div ref={area} tabIndex={-1} className={styles['area']}>
        <ListState
          isLoaded={isKnown}
          error={error}
          errorTitle={<Trans>Couldn't load your filters</Trans>}
          onRetry={() => void fetch()}
          rows={3}
          empty={
            filters.length === 0 ? (
              <EmptyState icon="filter" title={<Trans>No filters yet</Trans>}>
                <Trans>Hide posts by keyword.</Trans>
              </EmptyState>
            ) : null
          }
        >
          <ul className={styles['filters']} aria-label={label}>
            {filters.map((filter) => (
              <FilterLine key={filter.id} filter={filter} />
            ))}
          </ul>
        </ListState>
      </div>
    </div>
  )
}

/** Shown when the server has no filters API: a link to its own page. @see OVR-07 */
function FiltersElsewhere() {
  const { origin } = useSession()
  const { host } = new URL(origin)

  return (
    <EmptyState icon="filter" title={<Trans>Filters can't be changed here</Trans>}>
      <p>
        <Trans>
          {host} doesn't let apps change filters. You may be able to edit them on its website.
        </Trans>
      </p>
      <a href={getServerLink('/filters', origin)} target="_blank" rel="noopener">
        <Trans>Filters on {host}</Trans>
      </a>
    </EmptyState>
  )
}
