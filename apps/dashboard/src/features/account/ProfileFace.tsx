import { useLingui } from '@lingui/react/macro'
import { getAccountName } from '@colonnade/domain/entities'
import type { AccountView } from '../../state/entities/accounts.ts'
import { useSession } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx'
import { DisplayName, Handle } from '../status/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OwnProfileMenu } from './OwnProfileMenu.tsx'
import { ProfileMarks } from './ProfileMarks.tsx'
import { RelationshipButton } from './RelationshipButton.tsx'
import styles from './Profile.module.css'

interface ProfileFaceProps {
  readonly account: AccountView
}

/** Who somebody is, and what can be done about it. */
export function ProfileFace({ account }: ProfileFaceProps) {
  const { t } = useLingui()
  const { me, meta } = useSession()
  const isAnimated = meta.auto_play_gif

  return (
    <>
      <div className={styles['top']}>
        <Avatar
          src={isAnimated ? account.avatar : account.avatar_static}
          name={getAccountName(account)}
          size="large"
          className={styles['face']}
        />
        <span className={styles['buttons']}>
          <RelationshipButton account={account} />
          {account.id === me && <OwnProfileMenu account={account} />}
          {account.id !== me && account.relationship !== undefined && (
            <AccountMenu account={account} relationship={account.relationship} />
          )}
        </span>
      </div>
      <h3 title={getAccountName(account)}>
        <DisplayName account={account} isAnimated={isAnimated} />
      </h3>
      <p className={styles['acct']}>
        <Handle acct={account.acct} />
        {account.locked && <NamedIcon icon="lock" name={t`Approves followers`} size={13} />}
        <ProfileMarks account={account} />
      </p>
    </>
  )
}
