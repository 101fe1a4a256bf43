import type { ReactNode } from 'react'
import { columnTimeline, type Column } from '@colonnade/domain/columns'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { bundle, type Bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

/** What every body of a column is told. */
interface BodyProps {
  readonly uuid: string
  /** The column's name, for its feed. */
  readonly label: string
}

const composePart = bundle(async () => (await import('../features/compose/index.ts')).ComposeColumn)
const timelinePart = bundle(
  async () => (await import('../features/timeline/index.ts')).TimelineColumn,
)
const notificationsPart = bundle(
  async () => (await import('../features/notifications/index.ts')).NotificationsColumn,
)

const peoplePart = bundle(async () => (await import('../features/people/index.ts')).PeopleColumn)

/** The kinds that are no plain list of statuses. */
const PARTS: Readonly<Record<string, Bundle<BodyProps>>> = {
  NOTIFICATIONS: notificationsPart,
  THREAD: bundle(async () => (await import('../features/thread/index.ts')).ThreadColumn),
  // What only an address shows.
  REBLOGGED_BY: peoplePart,
  FAVOURITED_BY: peoplePart,
  FILTERS: bundle(async () => (await import('../features/filters/index.ts')).FiltersColumn),
  FOLLOWERS: peoplePart,
  FOLLOWING: peoplePart,
  FOLLOW_REQUESTS: peoplePart,
  BLOCKS: peoplePart,
  MUTES: peoplePart,
  DOMAIN_BLOCKS: bundle(async () => (await import('../features/people/index.ts')).DomainsColumn),
  LISTS: bundle(async () => (await import('../features/lists/index.ts')).ListsColumn),
  SEARCH: bundle(async () => (await import('../features/search/index.ts')).SearchColumn),
  ACCOUNT: bundle(async () => (await import('../features/account/index.ts')).ProfileColumn),
}

/** Fetches what nearly every deck shows, so that it is there when the deck is. What fails is told later, in its column. */
export function fetchColumnParts(): void {
  for (const part of [composePart, timelinePart, notificationsPart])
    part.load().catch(() => undefined)
}

/**
 * What a column shows under its header.
 *
 * @param label the column's own name, for its feed
 * @returns null for a kind that this version does not know, and for one that names nothing
 */
export function columnBody(column: Column, label: string): ReactNode {
  if (column.id === 'COMPOSE') {
    return <LazyPart part={composePart} props={{}} waiting={<Skeleton rows={1} />} />
  }
  const props = { uuid: column.uuid, label }
  const part = PARTS[column.id]
  if (part !== undefined) {
    return <LazyPart key={column.id} part={part} props={props} waiting={<Skeleton />} />
  }
  const timeline = columnTimeline(column)
  if (timeline === null) return null
  return <LazyPart key={timeline} part={timelinePart} props={props} waiting={<Skeleton />} />
}
