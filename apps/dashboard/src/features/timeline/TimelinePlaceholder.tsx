import { Trans } from '@lingui/react/macro'
import { lazyModule } from '../../lib/lazy-module.ts'
import type { ColumnList } from '../../state/list-columns/column-source.ts'
import { retryLoadAtom } from '../../state/list-columns/load-rows.ts'
import { useSessionAction } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { LoadError } from '../../ui/load-error/LoadError.tsx'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'

/** Loaded on demand: few columns show no post. */
const timelineEnd = lazyModule(async () => (await import('./TimelineEnd.tsx')).TimelineEnd)

/** Shown when the text itself could not be loaded. */
const FALLBACK = {
  kind: 'instead',
  show: <EmptyState icon="list" title={<Trans>Nothing here yet</Trans>} />,
} as const

interface TimelinePlaceholderProps {
  readonly uuid: string
  readonly kind: string
  readonly list: Pick<
    ColumnList<string>,
    'error' | 'hasMore' | 'isFirstLoad' | 'isLoading' | 'isPartial' | 'passedOver'
  >
  /** Number of loaded posts that the column hides. */
  readonly hidden: number
  /** Enough posts were loaded without finding a match. */
  readonly isEnough: boolean
  readonly hasPostsAbove: boolean
}

/** Shown in place of rows: a loading state, an error or an empty state. */
export function TimelinePlaceholder({
  uuid,
  kind,
  list,
  hidden,
  isEnough,
  hasPostsAbove,
}: TimelinePlaceholderProps) {
  const { error, hasMore, isLoading, passedOver } = list

  if (list.isFirstLoad) return <LoadingScreen rows={8} />
  if (error !== null) return <FailedTimeline uuid={uuid} kind={kind} error={error} />
  if (list.isPartial) return null
  if (hidden === 0 && (hasMore ? !isEnough : hasPostsAbove)) return null
  const props = { uuid, kind, hidden, hasMore, isLoading, passedOver }
  return <Lazy module={timelineEnd} props={props} failure={FALLBACK} />
}

/** Loaded on demand: few columns end this way. */
const notFoundTimeline = lazyModule(
  async () => (await import('./NotFoundTimeline.tsx')).NotFoundTimeline,
)

/** The timeline never existed, or does not exist any more. */
const NOT_FOUND_STATUSES: ReadonlySet<number | null> = new Set([404, 410])
/** For these kinds, HTTP 403 is treated like 404: the content is private. */
const KINDS_THAT_MAY_BE_PRIVATE: ReadonlySet<string> = new Set(['LIST', 'HASHTAG', 'ACCOUNT'])
const FORBIDDEN_STATUS = 403

interface FailedTimelineProps {
  readonly uuid: string
  readonly kind: string
  readonly error: Pick<ColumnList<string>['error'] & object, 'message' | 'status'>
}

/**
 * A timeline that could not be loaded, with the server's own message if it sent one. A timeline that does not exist
 * any more gets an explanation instead.
 */
function FailedTimeline({ uuid, kind, error }: FailedTimelineProps) {
  const retry = useSessionAction(retryLoadAtom)
  const handleRetry = () => void retry(uuid)
  const plain = (
    <LoadError
      title={<Trans>Couldn't load this timeline</Trans>}
      message={error.message}
      onRetry={handleRetry}
    />
  )

  const isNotFound =
    NOT_FOUND_STATUSES.has(error.status) ||
    (error.status === FORBIDDEN_STATUS && KINDS_THAT_MAY_BE_PRIVATE.has(kind))
  if (!isNotFound) return plain
  const props = { uuid, kind, onRetry: handleRetry }
  return <Lazy module={notFoundTimeline} props={props} failure={{ kind: 'instead', show: plain }} />
}
