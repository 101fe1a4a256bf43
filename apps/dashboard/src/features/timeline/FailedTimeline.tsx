import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSessionAction } from '../../state/react/index.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { retryLoadAtom } from '../../state/timelines/open-column.ts'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import type { GoneTimelineProps } from './GoneTimeline.tsx'

const gone = latePart(async () => (await import('./GoneTimeline.tsx')).GoneTimeline)

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
  const plain = (
    <LoadTrouble
      title={<Trans>This timeline could not be loaded</Trans>}
      message={error.message}
      onRetry={ask}
    />
  )

  const isGone = GONE.has(error.status) || (error.status === CLOSED && MAY_BE_CLOSED.has(kind))
  return isGone ? <LateGone uuid={uuid} kind={kind} onRetry={ask} otherwise={plain} /> : plain
}

interface LateGoneProps extends GoneTimelineProps {
  /** Where the words for it do not come either. */
  readonly otherwise: ReactNode
}

/** Few columns end so: what is said of it comes when it is needed. */
function LateGone({ otherwise, ...props }: LateGoneProps) {
  const { Part, hasFailed } = useLatePart(gone, 'now')
  if (Part !== null) return <Part {...props} />
  return hasFailed ? otherwise : null
}
