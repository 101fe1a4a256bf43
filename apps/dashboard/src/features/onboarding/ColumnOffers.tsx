import { useLingui } from '@lingui/react/macro'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { canFill } from '../../state/columns/can-fill.ts'
import { addColumnAtom, columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../state/react/index.ts'
import { OfferRow } from './OfferRow.tsx'

/** Columns to begin with: what is pressed stands in the deck at once, and leaves it again. */
export function ColumnOffers() {
  const { t } = useLingui()
  const { key: accountKey, api } = useSession()
  const columns = useAppValue(columnsAtom)
  const add = useAppAction(addColumnAtom)
  const remove = useAppAction(removeColumnAtom)
  const standing = (id: string) =>
    columns.findLast((column) => column.id === id && column.accountKey === accountKey)

  const handleToggle = (id: string) => {
    const column = standing(id)
    if (column === undefined) add({ id, accountKey })
    else remove(column.uuid)
  }
  const known = [
    { id: 'COMMUNITY', icon: 'instance', name: t`Local` },
    { id: 'PUBLIC', icon: 'globe', name: t`Federated` },
    { id: 'DIRECT', icon: 'mail', name: t`Direct messages` },
    { id: 'BOOKMARKS', icon: 'bookmark', name: t`Bookmarks` },
  ] as const
  const offers = known.filter(({ id }) => canFill(api.capabilities, id))

  return (
    <OfferRow
      offers={offers.map((offer) => ({ ...offer, isOn: standing(offer.id) !== undefined }))}
      onToggle={handleToggle}
    />
  )
}
