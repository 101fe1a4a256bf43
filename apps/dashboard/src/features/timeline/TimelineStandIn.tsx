import { Trans } from '@lingui/react/macro'
import type { StatusId } from '@colonnade/domain/entities'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { retryLoadAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'

/** Few columns are empty: why they are, in the words of each kind, comes when it is needed. */
const empty = lazyModule(async () => (await import('./EmptyTimeline.tsx')).EmptyTimeline)
/** Few columns hide all that they have. */
const allHidden = lazyModule(async () => (await import('./HiddenTimeline.tsx')).HiddenTimeline)
/** Few servers make columns end so. */
const unfit = lazyModule(async () => (await import('./UnfitTimeline.tsx')).UnfitTimeline)

/** Where the words for it did not arrive. */
const BARE = {
  kind: 'instead',
  show: <EmptyState icon="list" title={<Trans>Nothing here yet</Trans>} />,
} as const

interface TimelineStandInProps {
  readonly uuid: string
  /** Of the column. */
  readonly kind: string
  readonly list: ColumnList<StatusId>
  /** How many statuses the column leaves out. */
  readonly hidden: number
  /** Enough was looked through without finding any. */
  readonly isEnough: boolean
  readonly hasPostsAbove: boolean
}

/** What stands where rows would, while there are none: that they come, or why not. */
export function TimelineStandIn({
  uuid,
  kind,
  list,
  hidden,
  isEnough,
  hasPostsAbove,
}: TimelineStandInProps) {
  const { error, hasMore, isLoading, passedOver } = list

  if (list.isFirstLoad) return <LoadingScreen rows={8} />
  if (error !== null) return <FailedTimeline uuid={uuid} kind={kind} error={error} />
  if (list.isPartial) return null
  if (hidden > 0) {
    return <Lazy module={allHidden} props={{ uuid, hidden, isLoading, hasMore }} failure={BARE} />
  }
  if (!hasMore)
    return hasPostsAbove ? null : <Lazy module={empty} props={{ kind }} failure={BARE} />
  if (!isEnough) return null
  return <Lazy module={unfit} props={{ uuid, passedOver, isLoading }} failure={BARE} />
}

/** Few columns end so: what is said of it comes when it is needed. */
const gone = lazyModule(async () => (await import('./GoneTimeline.tsx')).GoneTimeline)

/** Never was, or is no more. */
const GONE: ReadonlySet<number | null> = new Set([404, 410])
/** Of these a refusal means the same: somebody does not want them seen. */
const MAY_BE_CLOSED: ReadonlySet<string> = new Set(['LIST', 'HASHTAG', 'ACCOUNT'])
const CLOSED = 403

interface FailedTimelineProps {
  readonly uuid: string
  readonly kind: string
  readonly error: Pick<ColumnList<StatusId>['error'] & object, 'message' | 'status'>
}

/** A timeline that could not be loaded, in the server's own words where it gave some; in calm ones where what it showed is gone. */
function FailedTimeline({ uuid, kind, error }: FailedTimelineProps) {
  const retry = useSessionAction(retryLoadAtom)
  const ask = () => void retry(uuid)
  const plain = (
    <LoadTrouble
      title={<Trans>Couldn't load this timeline</Trans>}
      message={error.message}
      onRetry={ask}
    />
  )

  const isGone = GONE.has(error.status) || (error.status === CLOSED && MAY_BE_CLOSED.has(kind))
  if (!isGone) return plain
  const props = { uuid, kind, onRetry: ask }
  return <Lazy module={gone} props={props} failure={{ kind: 'instead', show: plain }} />
}
