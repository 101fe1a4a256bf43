import { Trans } from '@lingui/react/macro'
import { Children, type ComponentPropsWithRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Said } from '../said/Said.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import styles from './LiveList.module.css'

/** What the parts of the list need beside the rows; the parts themselves stay the same. */
export interface ListContext {
  /** The feed's name. */
  readonly label: string
  /** The element that says more of it. */
  readonly describedBy?: string | undefined
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** Why the last page did not come, in words. */
  readonly trouble: string | null
  /** Scrolls with the rows, above them. */
  readonly header: ReactNode
  /** Stands below the header where there are no rows. */
  readonly standIn?: ReactNode
  readonly onLoadMore: () => void
}

/** What stands above the first row and scrolls with it. */
export function ListStart({ context }: { readonly context: ListContext }) {
  return context.header
}

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

/** Below the last row: what is on its way, what went wrong, or that this is all. */
export function ListEnd({ context }: { readonly context: ListContext }) {
  const { hasMore, isLoading, trouble, standIn = null, onLoadMore } = context

  if (standIn !== null) return standIn
  if (hasMore && isLoading) return <Skeleton rows={2} />
  if (hasMore && trouble !== null) {
    return (
      <div className={styles['end']}>
        <Said>{trouble}</Said>
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
