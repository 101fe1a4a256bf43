import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Person } from './Person.tsx'
import styles from './PersonPick.module.css'

interface PersonPickProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
  /** Whether they are among those who are picked. */
  readonly isIn: boolean
  readonly isDisabled?: boolean
  readonly onToggle: () => void
}

/** Somebody who is picked or could be: one press changes that, another one changes it back. */
export function PersonPick(props: PersonPickProps) {
  const { account, isAnimated, isIn, isDisabled = false, onToggle } = props
  const { t } = useLingui()
  const { acct } = account

  return (
    <div className={styles['row']} data-out={!isIn || undefined}>
      <span className={styles['who']}>
        <Person account={account} isAnimated={isAnimated} />
      </span>
      <IconButton
        label={isIn ? t`Remove @${acct}` : t`Add @${acct}`}
        icon={isIn ? 'close' : 'plus'}
        disabled={isDisabled}
        onClick={onToggle}
      />
    </div>
  )
}
