import { Trans } from '@lingui/react/macro'
import { useSessionAction } from '../../state/react/index.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { retryLoadAtom } from '../../state/timelines/open-column.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { GoneTimeline } from './GoneTimeline.tsx'

/** Never was, or is no more. */
const GONE: ReadonlySet<number | null> = new Set([404, 410])
/** Of these a refusal means the same: somebody does not want them seen. */
const MAY_BE_CLOSED: ReadonlySet<string> = new Set(['LIST', 'HASHTAG', 'ACCOUNT'])
const CLOSED = 403

interface FailedTimelineProps {
  readonly uuid: string
  readonly kind: string
  readonly error: Pick<ColumnList['error'] & object, 'message' | 'status'>
}

/** A timeline that could not be loaded, in the server's own words where it gave some; in calm ones where what it showed is gone. */
export function FailedTimeline({ uuid, kind, error }: FailedTimelineProps) {
  const retry = useSessionAction(retryLoadAtom)
  const ask = () => void retry(uuid)
  const again = (
    <Button icon="refresh" onClick={ask}>
      <Trans>Try again</Trans>
    </Button>
  )

  const isGone = GONE.has(error.status) || (error.status === CLOSED && MAY_BE_CLOSED.has(kind))
  if (isGone) return <GoneTimeline uuid={uuid} kind={kind} again={again} />
  return (
    <LoadTrouble
      title={<Trans>This timeline could not be loaded</Trans>}
      message={error.message}
      onRetry={ask}
    />
  )
}
