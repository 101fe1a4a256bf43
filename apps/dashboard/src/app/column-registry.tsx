import type { ReactNode } from 'react'
import { columnTimeline, type Column } from '@colonnade/domain/columns'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const composePart = bundle(async () => (await import('../features/compose/index.ts')).ComposeColumn)
const timelinePart = bundle(
  async () => (await import('../features/timeline/index.ts')).TimelineColumn,
)
const notificationsPart = bundle(
  async () => (await import('../features/notifications/index.ts')).NotificationsColumn,
)

/** Fetches what nearly every deck shows, so that it is there when the deck is. What fails is told later, in its column. */
export function fetchColumnParts(): void {
  for (const part of [composePart, timelinePart, notificationsPart])
    part.load().catch(() => undefined)
}

/**
 * What a column shows under its header.
 *
 * @param name the column's own, for its feed
 * @returns null for a kind that this version does not know
 */
export function columnBody(column: Column, name: string): ReactNode {
  if (column.id === 'COMPOSE') {
    return <LazyPart part={composePart} props={{}} waiting={<Skeleton rows={1} />} />
  }
  if (column.id === 'NOTIFICATIONS') {
    const props = { uuid: column.uuid, label: name }
    return <LazyPart part={notificationsPart} props={props} waiting={<Skeleton />} />
  }
  const timeline = columnTimeline(column)
  if (timeline === null) return null
  return (
    <LazyPart
      key={timeline}
      part={timelinePart}
      props={{ uuid: column.uuid, label: name }}
      waiting={<Skeleton />}
    />
  )
}
