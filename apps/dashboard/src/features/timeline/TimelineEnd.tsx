import { AllPostsHidden } from './AllPostsHidden.tsx'
import { EmptyTimeline } from './EmptyTimeline.tsx'
import { NoMatches } from './NoMatches.tsx'

export interface TimelineEndProps {
  readonly uuid: string
  readonly kind: string
  readonly hidden: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly passedOver: number
}

/** Says why a loaded timeline shows no post. */
export function TimelineEnd(props: TimelineEndProps) {
  const { uuid, kind, hidden, hasMore, isLoading, passedOver } = props

  if (hidden > 0)
    return <AllPostsHidden uuid={uuid} hidden={hidden} isLoading={isLoading} hasMore={hasMore} />
  if (!hasMore) return <EmptyTimeline kind={kind} />
  return <NoMatches uuid={uuid} passedOver={passedOver} isLoading={isLoading} />
}
