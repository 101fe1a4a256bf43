import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { retryLoadAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { CacheStatus } from '../../ui/cache-status/CacheStatus.tsx'
import { RelativeTime } from '../status/index.ts'

export interface CachedRowsNoticeProps {
  readonly uuid: string
  /** Referenced by the list's `aria-describedby`. */
  readonly id: string
  /** When the rows were cached, in milliseconds since 1970. */
  readonly at: number
  readonly list: Pick<ColumnList<string>, 'error' | 'isLoading'>
}

/** Returns why a list still shows cached rows; null while its newest page loads. */
function getLoadError({
  error,
  isLoading,
}: CachedRowsNoticeProps['list']): 'offline' | 'failed' | null {
  if (error === null || isLoading) return null
  return error.kind === 'network' ? 'offline' : 'failed'
}

/** Above the cached rows of an earlier visit: shows their age, and whether newer rows are loading. */
export function CachedRowsNotice({ uuid, id, at, list }: CachedRowsNoticeProps) {
  const retry = useSessionAction(retryLoadAtom)
  return (
    <CacheStatus
      id={id}
      time={<RelativeTime at={at} />}
      problem={getLoadError(list)}
      onRetry={() => void retry(uuid)}
    />
  )
}
