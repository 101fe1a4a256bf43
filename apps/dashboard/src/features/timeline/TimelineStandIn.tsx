import type { ColumnList } from '../../state/timelines/column-list.ts'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { EmptyTimeline } from './EmptyTimeline.tsx'
import { FailedTimeline } from './FailedTimeline.tsx'
import { HiddenTimeline } from './HiddenTimeline.tsx'
import type { UnfitTimelineProps } from './UnfitTimeline.tsx'

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
    return <HiddenTimeline uuid={uuid} hidden={hidden} isLoading={isLoading} hasMore={hasMore} />
  }
  if (!hasMore) return hasPostsAbove ? null : <EmptyTimeline kind={kind} />
  if (!isEnough) return null
  return <LateUnfit uuid={uuid} kind={kind} passedOver={list.passedOver} isLoading={isLoading} />
}

/** Few servers make columns end so: what is said of it comes when it is needed. */
function LateUnfit({ kind, ...props }: UnfitTimelineProps & { readonly kind: string }) {
  const { Part, hasFailed } = useLatePart(unfit, 'now')
  if (Part !== null) return <Part {...props} />
  return hasFailed ? <EmptyTimeline kind={kind} /> : null
}
