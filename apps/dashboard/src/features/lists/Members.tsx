import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ComponentPropsWithRef } from 'react'
import { Virtuoso, type ItemProps } from 'react-virtuoso'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { fetchMembersAtom } from '../../state/lists/fetch-members.ts'
import { listMembersAtoms } from '../../state/lists/list-members.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { MemberRow } from './MemberRow.tsx'
import { Trouble } from './Trouble.tsx'
import styles from './ListEditor.module.css'

interface MembersProps {
  readonly listId: ListId
}

/** What a row is taken for until one is drawn. */
const ROW_PX = 48

const COMPONENTS = { List, Item }

/** Who is in the list. Whoever is taken out stays in sight, so that a slip can be undone where it happened. @see LST-09, LST-10 */
export function Members({ listId }: MembersProps) {
  const { t } = useLingui()
  const { items, error } = useSessionValue(listMembersAtoms, listId)
  const fetch = useSessionAction(fetchMembersAtom)
  const rows = useEverSeen(items ?? [])

  if (error !== null && items === null) {
    return (
      <Trouble
        title={<Trans>Its members could not be loaded</Trans>}
        error={error}
        onRetry={() => void fetch(listId)}
      />
    )
  }
  if (items === null) return <LoadingScreen rows={2} />
  if (rows.length === 0) {
    return (
      <p className={styles['word']}>
        <Trans>Nobody is in it yet. Search for those whom you want here.</Trans>
      </p>
    )
  }
  return (
    <Virtuoso<AccountId, ListContext>
      className={styles['rows']}
      data={rows}
      context={{ label: t`Members` }}
      defaultItemHeight={ROW_PX}
      computeItemKey={(_index, id) => id}
      itemContent={(_index, id) => <MemberRow listId={listId} id={id} />}
      components={COMPONENTS}
    />
  )
}

/** All that stood in a list since it is shown, in that order. */
function useEverSeen(ids: readonly AccountId[]): readonly AccountId[] {
  const [seen, setSeen] = useState(ids)
  const known = new Set(seen)
  const fresh = ids.filter((id) => !known.has(id))
  const all = fresh.length === 0 ? seen : [...seen, ...fresh]
  if (all !== seen) setSeen(all)
  return all
}

interface ListContext {
  readonly label: string
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
}: ItemProps<AccountId> & { readonly context: unknown }) {
  return <li {...rest} />
}
