import type { ComponentPropsWithRef } from 'react'

/** What the parts of the list need to know beside their own row. */
export interface FeedContext {
  readonly uuid: string
  readonly label: string
  readonly isBusy: boolean
  readonly hasMore: boolean
}

interface FeedProps extends ComponentPropsWithRef<'div'> {
  readonly context: FeedContext
}

/** The element around the rows and nothing else: a feed may hold articles only. */
export function Feed({ context, ...rest }: FeedProps) {
  return <div {...rest} role="feed" aria-label={context.label} aria-busy={context.isBusy} />
}
