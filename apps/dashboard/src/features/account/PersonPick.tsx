import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { DisplayName } from '../status/index.ts'
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
      <Avatar
        src={isAnimated ? account.avatar : account.avatar_static}
        name={account.display_name.trim() || account.username}
        className={styles['face']}
      />
      <span className={styles['names']}>
        <b>
          <DisplayName account={account} isAnimated={isAnimated} />
        </b>
        <bdi dir="ltr">@{acct}</bdi>
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
