import { Children, type ComponentPropsWithRef } from 'react'
import type { ListContext } from './list-context.ts'

interface FeedListProps extends ComponentPropsWithRef<'div'> {
  readonly context: ListContext
}

/** The element around the rows and nothing else: a feed may hold articles only, and is at work as long as it has none. */
export function FeedList({ context, ...rest }: FeedListProps) {
  // Without rows it is no feed.
  if ((context.standIn ?? null) !== null) return <div {...rest} />
  return (
    <div
      {...rest}
      role="feed"
      aria-label={context.label}
      aria-describedby={context.describedBy}
      aria-busy={context.isLoading || Children.count(rest.children) === 0}
    />
  )
}
