import type { ComponentPropsWithRef } from 'react'
import type { ThreadContext } from './thread-context.ts'

interface ThreadFeedProps extends ComponentPropsWithRef<'div'> {
  readonly context: ThreadContext
}

/** The element around the rows and nothing else: a feed may hold articles only. */
export function ThreadFeed({ context, ...rest }: ThreadFeedProps) {
  return <div {...rest} role="feed" aria-label={context.label} aria-busy={context.isLoading} />
}
