import { useEffect, useRef } from 'react'
import { searchQuery } from '@colonnade/domain/search'
import { scrollRequestAtoms } from '../../state/columns/column-views.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { openSearchAtom, runSearchAtom, searchForAtom } from '../../state/search/run-search.ts'
import { searchAtoms } from '../../state/search/searches.ts'
import { scrollBehavior } from '../../ui/motion/scroll-behavior.ts'
import { SearchForm } from './SearchForm.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useSearchQuery } from './use-search-query.ts'
import styles from './Search.module.css'

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
