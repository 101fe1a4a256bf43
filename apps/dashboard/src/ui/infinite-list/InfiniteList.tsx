import { Trans } from '@lingui/react/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Virtuoso, type ItemProps } from 'react-virtuoso'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'
import { LiveRegion } from '../live-region/LiveRegion.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import styles from './InfiniteList.module.css'

interface ListContext {
  /** The accessible name of the list. */
  readonly label: string
  /** The next page is loading. */
  readonly isLoading?: boolean
  /** The error of the next page. */
  readonly error?: string | null
  /** Called when the end becomes visible, or when the user retries. */
  readonly onLoadMore?: () => void
}

interface InfiniteListProps<Id extends string> extends ListContext {
  /** The key of each row. */
  readonly items: readonly Id[]
  readonly renderRow: (id: Id) => ReactNode
  /** Estimated height of a row before it is rendered. Unit: px. */
  readonly rowPx: number
  readonly className?: string | undefined
}

const ROW = { kind: 'row' } as const
const COMPONENTS = { List, Item, Footer: End }

/** A long virtual list of static rows. It loads the next page at its end. */
export function InfiniteList<Id extends string>(props: InfiniteListProps<Id>) {
  const { items, renderRow, rowPx, className, ...context } = props

  return (
    <Virtuoso<Id, ListContext>
      tabIndex={-1}
      className={classNames(styles['list'], className)}
      data={items}
      context={context}
      defaultItemHeight={rowPx}
      computeItemKey={(_index, id) => id}
      itemContent={(_index, id) => <ErrorBoundary part={ROW}>{renderRow(id)}</ErrorBoundary>}
      components={COMPONENTS}
      endReached={() => context.onLoadMore?.()}
    />
  )
}

interface ListProps extends ComponentPropsWithRef<'ul'> {
  readonly context: ListContext
}

function List({ context, children, ...rest }: ListProps) {
  return (
    <ul {...rest} aria-label={context.label}>
      {children}
    </ul>
  )
}

function Item({
  item: _item,
  context: _context,
  ...rest
}: ItemProps<string> & { readonly context: unknown }) {
  return <li {...rest} />
}

/** The footer below the last row: a loading indicator or an error. */
function End({ context: { isLoading, error, onLoadMore } }: { readonly context: ListContext }) {
  if (isLoading === true) return <Skeleton rows={1} />
  if (error === undefined || error === null) return null
  return (
    <div className={styles['error']}>
      <LiveRegion>{error}</LiveRegion>
      <Button icon="refresh" onClick={onLoadMore}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
