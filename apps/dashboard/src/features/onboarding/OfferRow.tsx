import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import styles from './OfferRow.module.css'

interface OfferRowProps {
  readonly offers: readonly {
    readonly id: string
    readonly icon: IconName
    readonly name: string
    /** It stands in the deck. */
    readonly isOn: boolean
  }[]
  readonly onToggle: (id: string) => void
}

/** Columns that can be had at a press. */
export function OfferRow({ offers, onToggle }: OfferRowProps) {
  const labelId = useId()

  return (
    <fieldset className={styles['offers']} aria-labelledby={labelId}>
      <span id={labelId}>
        <Trans>Begin with</Trans>
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
