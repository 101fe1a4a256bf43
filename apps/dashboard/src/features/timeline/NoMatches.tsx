import { Plural, Trans } from '@lingui/react/macro'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

export interface NoMatchesProps {
  readonly uuid: string
  /** Number of posts from the server that do not match the column. */
  readonly passedOver: number
  readonly isLoading: boolean
}

/** A timeline whose newest posts do not match the column's query, because the server ignored it. */
export function NoMatches({ uuid, passedOver, isLoading }: NoMatchesProps) {
  const loadOlder = useSessionAction(loadOlderAtom)

  return (
    <EmptyState icon="filter" title={<Trans>No matching posts yet</Trans>}>
      <span>
        <Plural
          value={passedOver}
          one="The last post does not match this column."
          other="None of the last # posts match this column."
        />
      </span>
      <Button disabled={isLoading} onClick={() => void loadOlder(uuid)}>
        <Trans>Load older posts</Trans>
      </Button>
    </EmptyState>
  )
}
