import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { readSearch, searchPath } from '@colonnade/domain/columns'
import { searchQuery } from '@colonnade/domain/search'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import {
  changeColumnParamsAtom,
  columnAtoms,
  passingScreenAtoms,
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
  takeHiddenSearchAtom,
} from '../../state/search/run-search.ts'
import { type Search, searchAtoms } from '../../state/search/searches.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { scrollBehavior } from '../../ui/motion/scroll-behavior.ts'
import { Findings } from './Findings.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchForm } from './SearchForm.tsx'
import styles from './Search.module.css'

const COMPOSE_PATH = '/statuses/new'

/** What a column looks for, and how it is told: a saved column remembers it, else the address does. */
function useSearchQuery(uuid: string) {
  const column = useAppValue(columnAtoms(uuid))
  const isPassing = useAppValue(passingScreenAtoms(uuid)) !== null
  const changeParams = useAppAction(changeColumnParamsAtom)

  const hide = useSessionAction(hideSearchAtom)
  const takeHidden = useSessionAction(takeHiddenSearchAtom)
  const query = column === undefined ? '' : readSearch(column.params)

  // Whoever answers what was found writes in its place.
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
      goTo(words === '' ? '/search' : searchPath(words), { replace: true })
    }
  }

  /** The field has the focus: what the composer hid shows again. */
  const showHidden = () => {
    const hidden = isPassing && query === '' ? takeHidden() : ''
    if (hidden !== '') remember(hidden)
  }

  return { query, isPassing, remember, showHidden }
}

interface SearchColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** A field, and below it the people, hashtags and posts that were found. */
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
    remember(searchQuery(typed) ?? '')
    void searchFor(uuid, typed)
  }

  const handlePick = (picked: string) => {
    handleSearch(picked)
    // What was pressed goes away; the field would bring a touch keyboard up.
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

/** Scrolls an element to its top with every new request. @param requests how many there were so far */
function useScrollToTop(requests: number) {
  const element = useRef<HTMLDivElement>(null)
  const seen = useRef(requests)

  useEffect(() => {
    if (requests === seen.current) return
    seen.current = requests
    element.current?.scrollTo({ top: 0, behavior: scrollBehavior() })
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

/** What was found, or why there is nothing to see. */
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
      <Findings uuid={uuid} label={label} search={search} />
    </ListState>
  )
}

/** What can be looked for here: servers differ in whether they know every word of a post (SES-08). */
function SearchHint() {
  const { meta } = useSession()

  return (
    <EmptyState icon="search" title={<Trans>Search</Trans>}>
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
