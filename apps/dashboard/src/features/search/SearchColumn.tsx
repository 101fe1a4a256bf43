import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { readSearchQuery, getSearchPath } from '@colonnade/domain/columns'
import { toSearchQuery } from '@colonnade/domain/search'
import { scrollRequestAtoms } from '../../state/columns/column-requests.ts'
import {
  updateColumnParamsAtom,
  columnAtoms,
  transientScreenAtoms,
} from '../../state/columns/columns.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../state/react/index.ts'
import {
  hideSearchAtom,
  openSearchAtom,
  runSearchAtom,
  searchForAtom,
  restoreHiddenSearchAtom,
} from '../../state/search/run-search.ts'
import { type Search, searchAtoms } from '../../state/search/searches.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { getScrollBehavior } from '../../ui/motion/scroll-behavior.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { ResultSections } from './ResultSections.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './Search.module.css'

const COMPOSE_PATH = '/statuses/new'

/**
 * Returns the query of a column, which is saved in a saved column and otherwise comes from the address, with
 * functions that change it.
 */
function useSearchQuery(uuid: string) {
  const column = useAppValue(columnAtoms(uuid))
  const isPassing = useAppValue(transientScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(updateColumnParamsAtom)

  const hide = useSessionAction(hideSearchAtom)
  const takeHidden = useSessionAction(restoreHiddenSearchAtom)
  const query = column === undefined ? '' : readSearchQuery(column.params)

  // When a reply to a result opens the composer, it replaces this screen: the query is stored to be restored later.
  useEffect(() => {
    if (!isPassing || query === '') return undefined
    return () => {
      if (location.pathname === COMPOSE_PATH) hide(query)
    }
  }, [isPassing, query, hide])

  const remember = (words: string) => {
    if (!isPassing) changeParams(uuid, ['query'], words)
    else {
      hide('')
      goTo(words === '' ? '/search' : getSearchPath(words), { replace: true })
    }
  }

  /** Restores the query that the composer replaced, when the field gets the focus. */
  const showHidden = () => {
    const hidden = isPassing && query === '' ? takeHidden() : ''
    if (hidden !== '') remember(hidden)
  }

  return { query, isPassing, remember, showHidden }
}

interface SearchColumnProps {
  readonly uuid: string
  readonly label: string
}

/** The search field, with the accounts, hashtags and posts found below. */
export function SearchColumn({ uuid, label }: SearchColumnProps) {
  const { query, isPassing, remember, showHidden } = useSearchQuery(uuid)
  const search = useSessionValue(searchAtoms, uuid)
  const open = useSessionAction(openSearchAtom)
  const run = useSessionAction(runSearchAtom)
  const searchFor = useSessionAction(searchForAtom)
  const results = useScrollToTop(useAppValue(scrollRequestAtoms(uuid)))

  useEffect(() => {
    void open(uuid, query)
  }, [uuid, query, open])

  const handleSearch = (typed: string) => {
    remember(toSearchQuery(typed) ?? '')
    void searchFor(uuid, typed)
  }

  const handlePick = (picked: string) => {
    handleSearch(picked)
    // The clicked button is removed. The field would open the touch keyboard, so the focus moves to the results.
    results.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles['search']}>
      <SearchForm
        query={query}
        isFocused={isPassing}
        onSearch={handleSearch}
        onFocus={showHidden}
      />
      <div
        ref={results}
        className={styles['results']}
        tabIndex={-1}
        aria-busy={search.phase === 'searching'}
      >
        <SearchResults
          uuid={uuid}
          label={label}
          search={search}
          onSearch={handlePick}
          onRetry={() => void run(uuid, query)}
        />
      </div>
    </div>
  )
}

/** Scrolls an element to the top on every new request. @param requests number of requests so far */
function useScrollToTop(requests: number) {
  const element = useRef<HTMLDivElement>(null)
  const seen = useRef(requests)

  useEffect(() => {
    if (requests === seen.current) return
    seen.current = requests
    element.current?.scrollTo({ top: 0, behavior: getScrollBehavior() })
  }, [requests])

  return element
}

interface SearchResultsProps {
  readonly uuid: string
  readonly label: string
  readonly search: Search
  readonly onSearch: (query: string) => void
  readonly onRetry: () => void
}

/** The results, or an empty or error state. */
function SearchResults({ uuid, label, search, onSearch, onRetry }: SearchResultsProps) {
  const { phase, error } = search
  if (phase === 'idle') {
    return (
      <>
        <RecentSearches onSearch={onSearch} />
        <SearchHint />
      </>
    )
  }
  return (
    <ListState
      isLoaded={phase === 'found'}
      error={phase === 'failed' ? error : null}
      errorTitle={<Trans>Search failed</Trans>}
      onRetry={onRetry}
      rows={5}
    >
      <ResultSections uuid={uuid} label={label} search={search} />
    </ListState>
  )
}

/** Explains what can be searched: not every server has full-text search (SES-08). */
function SearchHint() {
  const { meta } = useSession()

  return (
    <EmptyState icon="search" title={<Trans>Search options</Trans>}>
      <p>
        {meta.search_enabled ? (
          <Trans>
            Simple text returns posts you have written, favourited, boosted, or have been mentioned
            in, as well as matching usernames, display names, and hashtags.
          </Trans>
        ) : (
          <Trans>Simple text returns matching display names, usernames and hashtags.</Trans>
        )}
      </p>
      <ul className={styles['examples']}>
        <li>
          <code>@ada@example.org</code>
          <Trans>someone on any server</Trans>
        </li>
        <li>
          <code>#lighthouses</code>
          <Trans>a hashtag</Trans>
        </li>
        <li>
          <code>https://…</code>
          <Trans>a post or profile by its URL</Trans>
        </li>
      </ul>
    </EmptyState>
  )
}
