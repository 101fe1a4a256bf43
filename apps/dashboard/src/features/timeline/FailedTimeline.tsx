import { Trans } from '@lingui/react/macro'
import { useSessionAction } from '../../state/react/index.ts'
import { retryLoadAtom } from '../../state/timelines/open-column.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'

interface FailedTimelineProps {
  readonly uuid: string
  readonly error: Pick<Error, 'message'>
}

/** A timeline that could not be loaded, in the server's own words where it gave some. */
export function FailedTimeline({ uuid, error }: FailedTimelineProps) {
  const retry = useSessionAction(retryLoadAtom)

  return (
    <EmptyState icon="warning" title={<Trans>This timeline could not be loaded</Trans>}>
      <output>{error.message}</output>
      <Button icon="refresh" onClick={() => void retry(uuid)}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}
