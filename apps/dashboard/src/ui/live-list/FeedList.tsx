import { Trans } from '@lingui/react/macro'
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LiveRegion } from '../live-region/LiveRegion.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import styles from './LiveList.module.css'

/** Data for the parts of the list, besides the rows. The part components themselves are constant. */
export interface ListContext {
  /** The feed's name. */
  readonly label: string
  /** Id of the element that describes the feed. */
  readonly describedBy?: string | undefined
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** The message when the last page failed to load. */
  readonly error: string | null
  /** Scrolls with the rows, above them. */
  readonly header: ReactNode
  /** Shown below the header when there are no rows. */
  readonly placeholder?: ReactNode
  readonly onLoadMore: () => void
}

/** The header above the first row. It scrolls with the rows. */
export function ListStart({ context }: { readonly context: ListContext }) {
  return context.header
}

interface FeedListProps extends ComponentPropsWithRef<'div'> {
  readonly context: ListContext
}

/** The element around the rows only. A feed may contain only articles, and is busy while it has none. */
export function FeedList({ context, ...rest }: FeedListProps) {
  // Without rows it is not a feed.
  if ((context.placeholder ?? null) !== null) return <div {...rest} />
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

/** The footer below the last row: a loading indicator, an error, or the end of the list. */
export function ListEnd({ context }: { readonly context: ListContext }) {
  const { hasMore, isLoading, error, placeholder = null, onLoadMore } = context

  if (placeholder !== null) return placeholder
  if (hasMore && isLoading) return <Skeleton rows={2} />
  if (hasMore && error !== null) {
    return (
      <div className={styles['end']}>
        <LiveRegion>{error}</LiveRegion>
        <Button onClick={onLoadMore}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['end']}>
      {hasMore ? (
        <Button variant="quiet" onClick={onLoadMore}>
          <Trans>Load more</Trans>
        </Button>
      ) : (
        <Trans>You've reached the end.</Trans>
      )}
    </div>
  )
}
