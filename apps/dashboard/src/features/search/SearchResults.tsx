import { Trans } from '@lingui/react/macro'
import type { Search } from '../../state/search/searches.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { Findings } from './Findings.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchHint } from './SearchHint.tsx'

interface SearchResultsProps {
  readonly uuid: string
  readonly label: string
  readonly search: Search
  readonly onSearch: (query: string) => void
  readonly onRetry: () => void
}

/** What was found, or why there is nothing to see. */
export function SearchResults({ uuid, label, search, onSearch, onRetry }: SearchResultsProps) {
  switch (search.phase) {
    case 'idle':
      return (
        <>
          <RecentSearches onSearch={onSearch} />
          <SearchHint />
        </>
      )
    case 'searching':
      return <LoadingScreen rows={5} />
    case 'failed':
      return (
        <LoadTrouble
          title={<Trans>The search did not come through</Trans>}
          message={search.error?.message}
          onRetry={onRetry}
        />
      )
    case 'found':
      return <Findings uuid={uuid} label={label} search={search} />
  }
}
