import { Plural, Trans } from '@lingui/react/macro'
import { loadOlderAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

export interface UnfitTimelineProps {
  readonly uuid: string
  /** How many posts the server sent that do not belong here. */
  readonly passedOver: number
  readonly isLoading: boolean
}

/** A timeline of whose newest posts none has what the column asks for: the server did not look. */
export function UnfitTimeline({ uuid, passedOver, isLoading }: UnfitTimelineProps) {
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
