import type { AccountId } from '@colonnade/domain/entities'
import { accountViewAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { DisplayName } from '../status/index.ts'
import { RelationshipButton } from './RelationshipButton.tsx'
import styles from './AccountRow.module.css'

interface AccountRowProps {
  readonly id: AccountId
}

/** Somebody in a list of people: face, name, and what stands between. */
export function AccountRow({ id }: AccountRowProps) {
  const account = useSessionValue(accountViewAtoms, id)
  const { meta } = useSession()
  if (account === undefined) return null

  const isAnimated = meta.auto_play_gif
  const name = account.display_name.trim() || account.username
  return (
    <div className={styles['row']}>
      <AppLink to={`/accounts/${encodeURIComponent(id)}`} className={styles['who']}>
        <Avatar
          src={isAnimated ? account.avatar : account.avatar_static}
          name={name}
          className={styles['face']}
        />
        <span className={styles['names']}>
          <b>
            <DisplayName account={account} isAnimated={isAnimated} />
          </b>
          <span>
            <bdi dir="ltr">@{account.acct}</bdi>
            {account.locked && <Icon name="lock" size={12} />}
          </span>
        </span>
      </AppLink>
      <RelationshipButton account={account} />
    </div>
  )
}
