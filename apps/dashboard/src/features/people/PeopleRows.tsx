import { Trans } from '@lingui/react/macro'
import type { ComponentPropsWithRef } from 'react'
import { Virtuoso, type ItemProps } from 'react-virtuoso'
import type { AccountId } from '@colonnade/domain/entities'
import { growPeopleListAtom } from '../../state/people-lists/load-people.ts'
import { peopleListAtoms, type PeopleListKey } from '../../state/people-lists/people-lists.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { AccountRow } from '../account/index.ts'
import styles from './People.module.css'

interface PeopleContext {
  readonly label: string
  readonly list: PeopleListKey
}

interface PeopleRowsProps extends PeopleContext {
  readonly items: readonly AccountId[]
}

const COMPONENTS = { List, Item, Footer: End }

/** What a row is taken for until one is drawn. */
const ROW_PX = 60

/** People, of whom those in view are drawn; the next page is asked for at the end. */
export function PeopleRows({ items, label, list }: PeopleRowsProps) {
  const grow = useSessionAction(growPeopleListAtom)

  return (
    <Virtuoso<AccountId, PeopleContext>
      className={styles['list']}
      data={items}
      context={{ label, list }}
      defaultItemHeight={ROW_PX}
      computeItemKey={(_index, id) => id}
      itemContent={(_index, id) => <AccountRow id={id} />}
      components={COMPONENTS}
      endReached={() => void grow(list)}
    />
  )
}

interface ListProps extends ComponentPropsWithRef<'ul'> {
  readonly context: PeopleContext
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
}: ItemProps<AccountId> & { readonly context: unknown }) {
  return <li {...rest} />
}

/** Below the last: who is on their way, or what went wrong. */
function End({ context: { list } }: { readonly context: PeopleContext }) {
  const { isLoading, error } = useSessionValue(peopleListAtoms, list)
  const grow = useSessionAction(growPeopleListAtom)

  if (isLoading) return <Skeleton rows={1} />
  if (error === null) return null
  return (
    <div className={styles['trouble']}>
      <output>{error.message}</output>
      <Button icon="refresh" onClick={() => void grow(list)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
