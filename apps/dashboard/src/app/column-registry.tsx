import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { type Column, columnTimeline } from '@colonnade/domain/columns'
import { lazyModule, preload } from '../lib/lazy-module.ts'
import { hasPostsAtom, mountPostsAtom } from '../state/columns/column-views.ts'
import { useAppAction } from '../state/react/index.ts'
import { LaterContext } from '../ui/later/later-context.ts'
import type { LazyComponent } from '../ui/later/use-lazy-module.ts'
import { Lazy } from '../ui/lazy/Lazy.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { LateComposer } from './late-parts.tsx'

/** What every body of a column is told. */
interface BodyProps {
  readonly uuid: string
  /** The column's name, for its feed. */
  readonly label: string
}

const timelinePart = lazyModule(
  async () => (await import('../features/timeline/index.ts')).TimelineColumn,
)
const notificationsPart = lazyModule(
  async () => (await import('../features/notifications/index.ts')).NotificationsColumn,
)

const peoplePart = lazyModule(
  async () => (await import('../features/people/index.ts')).PeopleColumn,
)

/** The kinds that are no plain list of statuses. */
const PARTS: Readonly<Record<string, LazyComponent<BodyProps>>> = {
  THREAD: lazyModule(async () => (await import('../features/thread/index.ts')).ThreadColumn),
  // What only an address shows.
  REBLOGGED_BY: peoplePart,
  FAVOURITED_BY: peoplePart,
  FILTERS: lazyModule(async () => (await import('../features/filters/index.ts')).FiltersColumn),
  FOLLOWERS: peoplePart,
  FOLLOWING: peoplePart,
  FOLLOW_REQUESTS: peoplePart,
  BLOCKS: peoplePart,
  MUTES: peoplePart,
  DOMAIN_BLOCKS: lazyModule(
    async () => (await import('../features/people/index.ts')).DomainsColumn,
  ),
  LISTS: lazyModule(async () => (await import('../features/lists/index.ts')).ListsColumn),
  SEARCH: lazyModule(async () => (await import('../features/search/index.ts')).SearchColumn),
  ACCOUNT: lazyModule(async () => (await import('../features/account/index.ts')).ProfileColumn),
}

/** Fetches what nearly every deck shows first, so that it is there when the deck is. What fails is told later, in its column. */
export const preloadColumns = () => preload(timelinePart)

/**
 * What a column shows under its header.
 *
 * @param label the column's own name, for its feed
 * @returns null for a kind that this version does not know, and for one that names nothing
 */
export function columnBody(column: Column, label: string): ReactNode {
  if (column.id === 'COMPOSE') return <LateComposer />
  const props = { uuid: column.uuid, label }
  if (column.id === 'NOTIFICATIONS') {
    return (
      <AfterPosts waiting={<Skeleton />}>
        <Lazy module={notificationsPart} props={props} fallback={<Skeleton />} />
      </AfterPosts>
    )
  }
  const part = PARTS[column.id]
  if (part !== undefined) {
    return <Lazy key={column.id} module={part} props={props} fallback={<Skeleton />} />
  }
  const timeline = columnTimeline(column)
  if (timeline === null) return null
  return (
    <PostsPlace>
      <Lazy key={timeline} module={timelinePart} props={props} fallback={<Skeleton />} />
    </PostsPlace>
  )
}

interface PostsPlaceProps {
  readonly children: ReactNode
}

/** Where posts stand or will: others give way to the first of them. */
export function PostsPlace({ children }: PostsPlaceProps) {
  const mountPosts = useAppAction(mountPostsAtom)

  // Before the effects of whatever came with it ask.
  useLayoutEffect(() => mountPosts(), [mountPosts])

  return children
}

interface AfterPostsProps {
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Gives way to the first posts of the deck, where it shows any. */
export function AfterPosts({ waiting, children }: AfterPostsProps) {
  const later = useContext(LaterContext)
  const hasPosts = useAppAction(hasPostsAtom)
  const [isDue, setIsDue] = useState(false)

  useEffect(() => {
    const begin = () => setIsDue(true)
    return hasPosts() ? later(begin) : begin()
  }, [later, hasPosts])

  return isDue ? children : waiting
}
