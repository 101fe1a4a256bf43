import { Trans } from '@lingui/react/macro'
import type { ColumnList } from '../../state/timelines/column-list.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { FailedTimeline } from './FailedTimeline.tsx'
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
