import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import type { FeedContext } from './Feed.tsx'

/** Outlines of the rows that are on their way. */
export function ListEnd({ context }: { readonly context: FeedContext }) {
  return context.hasMore ? <Skeleton rows={2} /> : null
}
