import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { isTouchScreen } from '../../lib/touch-screen.ts'
import { removeColumnAtom } from '../../state/columns/arrange-columns.ts'
import { addColumnAtom, columnsAtom } from '../../state/columns/columns.ts'
import { isColumnSupported } from '../../state/columns/is-column-supported.ts'
import { useAppAction, useAppValue, useSession, useSessionAction } from '../../state/react/index.ts'
import { endIntroductionAtom } from '../../state/settings/introduction.ts'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Introduction } from './Introduction.tsx'
import styles from './OnboardingDialog.module.css'

interface OnboardingDialogProps {
  readonly onClose: () => void
}

/** Introduces a new account to the deck, once. It counts as seen however it is closed (MOD-15). */
export function OnboardingDialog({ onClose }: OnboardingDialogProps) {
  const end = useSessionAction(endIntroductionAtom)

  const handleClose = () => {
    onClose()
    end()
  }
  return <Introduction offers={<ColumnOffers />} isTouch={isTouchScreen()} onClose={handleClose} />
}

/** Suggested columns. A click adds a column to the deck at once, another click removes it. */
function ColumnOffers() {
  const { t } = useLingui()
  const { key: accountKey, api } = useSession()
  const columns = useAppValue(columnsAtom)
  const add = useAppAction(addColumnAtom)
  const remove = useAppAction(removeColumnAtom)
  const findColumn = (id: string) =>
    columns.findLast((column) => column.id === id && column.accountKey === accountKey)

  const handleToggle = (id: string) => {
    const column = findColumn(id)
    if (column === undefined) add({ id, accountKey })
    else remove(column.uuid)
  }
  const known = [
    { id: 'COMMUNITY', icon: 'instance', name: t`Local` },
    { id: 'PUBLIC', icon: 'globe', name: t`Federated` },
    { id: 'DIRECT', icon: 'mail', name: t`Direct messages` },
    { id: 'BOOKMARKS', icon: 'bookmark', name: t`Bookmarks` },
  ] as const
  const offers = known.filter(({ id }) => isColumnSupported(api.capabilities, id))

  return (
    <OfferRow
      offers={offers.map((offer) => ({ ...offer, isOn: findColumn(offer.id) !== undefined }))}
      onToggle={handleToggle}
    />
  )
}

interface OfferRowProps {
  readonly offers: readonly {
    readonly id: string
    readonly icon: IconName
    readonly name: string
    /** Whether the column is in the deck. */
    readonly isOn: boolean
  }[]
  readonly onToggle: (id: string) => void
}

/** A row of suggested columns as toggle buttons. */
export function OfferRow({ offers, onToggle }: OfferRowProps) {
  const labelId = useId()

  return (
    <fieldset className={styles['offers']} aria-labelledby={labelId}>
      <span id={labelId}>
        <Trans>Start with</Trans>
      </span>
      {offers.map(({ id, icon, name, isOn }) => (
        <Button
          key={id}
          icon={isOn ? 'check' : icon}
          className={styles['offer']}
          aria-pressed={isOn}
          onClick={() => onToggle(id)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
