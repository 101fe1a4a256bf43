import { useLingui } from '@lingui/react/macro'
import { isTouchScreen } from '../../lib/touch-screen.ts'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { canFill } from '../../state/columns/can-fill.ts'
import { addColumnAtom, columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession, useSessionAction } from '../../state/react/index.ts'
import { endIntroductionAtom } from '../../state/settings/introduction.ts'
import { Introduction } from './Introduction.tsx'
import { OfferRow } from './OfferRow.tsx'

interface OnboardingDialogProps {
  readonly onClose: () => void
}

/** Introduces a new account to the deck, once; however it is left, it has been seen (MOD-15). */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
  const end = useSessionAction(endIntroductionAtom)

  const handleClose = () => {
    onClose()
    end()
  }
  return <Introduction offers={<ColumnOffers />} isByHand={isTouchScreen()} onClose={handleClose} />
}

/** Columns to begin with: what is pressed stands in the deck at once, and leaves it again. */
function ColumnOffers() {
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
