import { Trans } from '@lingui/react/macro'
import { useSessionAction } from '../../state/react/index.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { retryLoadAtom } from '../../state/timelines/open-column.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'

const NOT_FOUND = 404

interface FailedTimelineProps {
  readonly uuid: string
  readonly kind: string
  readonly error: Pick<ColumnList['error'] & object, 'message' | 'status'>
}

/** A timeline that could not be loaded, in the server's own words where it gave some. */
export function FailedTimeline({ uuid, kind, error }: FailedTimelineProps) {
  const retry = useSessionAction(retryLoadAtom)

  if (kind === 'LIST' && error.status === NOT_FOUND) return <GoneList />
  return (
    <EmptyState icon="warning" title={<Trans>This timeline could not be loaded</Trans>}>
      <output>{error.message}</output>
      <Button icon="refresh" onClick={() => void retry(uuid)}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  )
}

/** Deleted here, on another device, or by another program: its saved columns left at once. */
function GoneList() {
  return (
    <EmptyState icon="list" title={<Trans>This list is no longer there</Trans>}>
      <Trans>It was deleted, maybe on another device. You go on following everybody in it.</Trans>
      <AppLink to="/lists">
        <Trans>Your lists</Trans>
      </AppLink>
    </EmptyState>
  )
}
