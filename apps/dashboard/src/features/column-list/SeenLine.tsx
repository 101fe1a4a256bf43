import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { retryLoadAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { LastSeen } from '../../ui/last-seen/LastSeen.tsx'
import { RelativeTime } from '../status/index.ts'

export interface SeenLineProps {
  readonly uuid: string
  /** By it the list is described. */
  readonly id: string
  /** When the rows were seen, in milliseconds since 1970. */
  readonly at: number
  readonly list: Pick<ColumnList<string>, 'error' | 'isLoading'>
}

/** Why a list still shows what an earlier visit saw; null while its newest page is on its way. */
function seenTrouble({ error, isLoading }: SeenLineProps['list']): 'offline' | 'failed' | null {
  if (error === null || isLoading) return null
  return error.kind === 'network' ? 'offline' : 'failed'
}

/** Over the rows of an earlier visit: when that was, and whether newer ones come. */
export function SeenLine({ uuid, id, at, list }: SeenLineProps) {
  const retry = useSessionAction(retryLoadAtom)
  return (
    <LastSeen
      id={id}
      time={<RelativeTime at={at} />}
      trouble={seenTrouble(list)}
      onRetry={() => void retry(uuid)}
    />
  )
}
