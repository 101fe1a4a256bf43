import { Trans } from '@lingui/react/macro'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Virtuoso, type ItemProps } from 'react-virtuoso'
import { Button } from '../button/Button.tsx'
import { classNames } from '../class-names.ts'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'
import { Said } from '../said/Said.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import styles from './GrowingList.module.css'

interface ListContext {
  /** What the list is called. */
  readonly label: string
  /** The next page is on its way. */
  readonly isLoading?: boolean
  /** Why the next page did not come. */
  readonly trouble?: string | null
  /** The end came into view, or its page is asked for again. */
  readonly onGrow?: () => void
}

interface GrowingListProps<Id extends string> extends ListContext {
  /** Each is the key of a row. */
  readonly items: readonly Id[]
  readonly drawRow: (id: Id) => ReactNode
  /** What a row is taken for until one is drawn. Unit: px. */
  readonly rowPx: number
  readonly className?: string | undefined
}

const ROW = { kind: 'row' } as const
const COMPONENTS = { List, Item, Footer: End }

/** A long list of quiet rows, of which those in view are drawn; the next page is asked for at its end. */
export function GrowingList<Id extends string>(props: GrowingListProps<Id>) {
  const { items, drawRow, rowPx, className, ...context } = props

  return (
    <Virtuoso<Id, ListContext>
      tabIndex={-1}
      className={classNames(styles['list'], className)}
      data={items}
      context={context}
      defaultItemHeight={rowPx}
      computeItemKey={(_index, id) => id}
      itemContent={(_index, id) => <ErrorBoundary of={ROW}>{drawRow(id)}</ErrorBoundary>}
      components={COMPONENTS}
      endReached={() => context.onGrow?.()}
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

/** Below the last: what is on its way, or what went wrong. */
function End({ context: { isLoading, trouble, onGrow } }: { readonly context: ListContext }) {
  if (isLoading === true) return <Skeleton rows={1} />
  if (trouble === undefined || trouble === null) return null
  return (
    <div className={styles['trouble']}>
      <Said>{trouble}</Said>
      <Button icon="refresh" onClick={onGrow}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
