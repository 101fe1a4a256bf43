import { Trans } from '@lingui/react/macro'
import type { Search } from '../../state/search/searches.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
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
        <EmptyState icon="warning" title={<Trans>The search did not come through</Trans>}>
          <output>{search.error?.message}</output>
          <Button icon="refresh" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </EmptyState>
      )
    case 'found':
      return <Findings uuid={uuid} label={label} search={search} />
  }
}
