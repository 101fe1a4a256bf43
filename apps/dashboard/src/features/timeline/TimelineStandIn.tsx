import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useSessionAction } from '../../state/react/index.ts'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { retryLoadAtom } from '../../state/timelines/open-column.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import type { GoneTimelineProps } from './GoneTimeline.tsx'
import type { HiddenTimelineProps } from './HiddenTimeline.tsx'
import type { UnfitTimelineProps } from './UnfitTimeline.tsx'

const empty = latePart(async () => (await import('./EmptyTimeline.tsx')).EmptyTimeline)
const allHidden = latePart(async () => (await import('./HiddenTimeline.tsx')).HiddenTimeline)
const unfit = latePart(async () => (await import('./UnfitTimeline.tsx')).UnfitTimeline)

interface TimelineStandInProps {
  readonly uuid: string
  /** Of the column. */
  readonly kind: string
  readonly list: ColumnList
  /** How many statuses the column leaves out. */
  readonly hidden: number
  /** Enough was looked through without finding any. */
  readonly isEnough: boolean
  readonly hasPostsAbove: boolean
}

/** What stands where rows would, while there are none: that they come, or why not. */
export function TimelineStandIn(props: TimelineStandInProps) {
  const { uuid, kind, list, hidden, isEnough, hasPostsAbove } = props
  const { error, hasMore, isLoading } = list

  if (list.isFirstLoad) return <LoadingScreen rows={8} />
  if (error !== null) return <FailedTimeline uuid={uuid} kind={kind} error={error} />
  if (list.isPartial) return null
  if (hidden > 0) {
    return <LateHidden uuid={uuid} hidden={hidden} isLoading={isLoading} hasMore={hasMore} />
  }
  if (!hasMore) return hasPostsAbove ? null : <LateEmpty kind={kind} />
  if (!isEnough) return null
  return <LateUnfit uuid={uuid} passedOver={list.passedOver} isLoading={isLoading} />
}

/** Few columns are empty: why they are, in the words of each kind, comes when it is needed. */
function LateEmpty({ kind }: { readonly kind: string }) {
  const { Part, hasFailed } = useLatePart(empty, 'now')
  if (Part !== null) return <Part kind={kind} />
  return hasFailed ? <BareState /> : null
}

/** Few columns hide all that they have. */
function LateHidden(props: HiddenTimelineProps) {
  const { Part, hasFailed } = useLatePart(allHidden, 'now')
  if (Part !== null) return <Part {...props} />
  return hasFailed ? <BareState /> : null
}

/** Few servers make columns end so. */
function LateUnfit(props: UnfitTimelineProps) {
  const { Part, hasFailed } = useLatePart(unfit, 'now')
  if (Part !== null) return <Part {...props} />
  return hasFailed ? <BareState /> : null
}

/** Where the words for it did not arrive. */
const BareState = () => <EmptyState icon="list" title={<Trans>Nothing here yet</Trans>} />

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
function FailedTimeline({ uuid, kind, error }: FailedTimelineProps) {
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
