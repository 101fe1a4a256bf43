import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { type Column, getColumnTimeline, hasAddedSources } from '@colonnade/domain/columns'
import { TimelineColumn } from '../features/timeline/index.ts'
import { lazyModule } from '../lib/lazy-module.ts'
import { checkHasPostsAtom, mountPostsAtom } from '../state/columns/column-requests.ts'
import { useAppAction } from '../state/react/index.ts'
import { DeferContext } from '../ui/deferred/defer-context.ts'
import type { LazyComponent } from '../ui/deferred/use-lazy-module.ts'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { profilePart, searchPart, threadPart } from './column-parts.ts'
import { DeferredComposer } from './deferred-parts.tsx'

/** The props of every column body. */
interface BodyProps {
  readonly uuid: string
  /** The column's name, for its feed. */
  readonly label: string
}

const notificationsPart = lazyModule(
  async () => (await import('../features/notifications/index.ts')).NotificationsColumn,
)

const accountListPart = lazyModule(
  async () => (await import('../features/account-lists/index.ts')).AccountListColumn,
)

/** Loaded on demand: few columns have several sources. */
const mergedPart = lazyModule(async () => (await import('./merged-parts.ts')).MergedBody)

/** The column types other than plain lists of posts. */
const COLUMN_PARTS: Readonly<Record<string, LazyComponent<BodyProps>>> = {
  THREAD: threadPart,
  // Types that only an address opens.
  REBLOGGED_BY: accountListPart,
  FAVOURITED_BY: accountListPart,
  FILTERS: lazyModule(async () => (await import('../features/filters/index.ts')).FiltersColumn),
  FOLLOWERS: accountListPart,
  FOLLOWING: accountListPart,
  FOLLOW_REQUESTS: accountListPart,
  BLOCKS: accountListPart,
  MUTES: accountListPart,
  DOMAIN_BLOCKS: lazyModule(
    async () => (await import('../features/account-lists/index.ts')).DomainsColumn,
  ),
  LISTS: lazyModule(async () => (await import('../features/lists/index.ts')).ListsColumn),
  SEARCH: searchPart,
  ACCOUNT: profilePart,
}

/**
 * Returns the body of a column, below its header.
 *
 * @param label the column's name, for its feed
 * @returns null for an unknown column type, and for a column without a target
 */
export function renderColumnBody(column: Column, label: string): ReactNode {
  if (column.id === 'COMPOSE') return <DeferredComposer uuid={column.uuid} />
  const props = { uuid: column.uuid, label }
  if (column.id === 'NOTIFICATIONS') {
    return (
      <DeferUntilPosts placeholder={<Skeleton />}>
        <Lazy module={notificationsPart} props={props} fallback={<Skeleton />} />
      </DeferUntilPosts>
    )
  }
  if (hasAddedSources(column)) {
    return (
      <PostsMarker>
        <Lazy module={mergedPart} props={props} fallback={<Skeleton />} />
      </PostsMarker>
    )
  }
  const part = COLUMN_PARTS[column.id]
  if (part !== undefined) {
    return <Lazy key={column.id} module={part} props={props} fallback={<Skeleton />} />
  }
  const timeline = getColumnTimeline(column)
  if (timeline === null) return null
  return (
    <PostsMarker>
      <TimelineColumn key={timeline} {...props} />
    </PostsMarker>
  )
}

interface PostsMarkerProps {
  readonly children: ReactNode
}

/** Marks that the deck shows posts. Other parts are deferred until the first posts are rendered. */
export function PostsMarker({ children }: PostsMarkerProps) {
  const mountPosts = useAppAction(mountPostsAtom)

  // A layout effect, so that it runs before the effects of components mounted at the same time.
  useLayoutEffect(() => mountPosts(), [mountPosts])

  return children
}

interface DeferUntilPostsProps {
  readonly placeholder: ReactNode
  readonly children: ReactNode
}

/** Defers its children until the first posts of the deck are rendered. Without posts they render at once. */
export function DeferUntilPosts({ placeholder, children }: DeferUntilPostsProps) {
  const later = useContext(DeferContext)
  const hasPosts = useAppAction(checkHasPostsAtom)
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    const show = () => setIsDue(true)
    return hasPosts() ? later(show) : show()
  }, [later, hasPosts])

  return isDue ? children : placeholder
}
