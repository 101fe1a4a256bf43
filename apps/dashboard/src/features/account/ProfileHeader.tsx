import { Trans } from '@lingui/react/macro'
import type { AccountView } from '../../state/entities/accounts.ts'
import { useSession } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { compactNumber } from '../../ui/count/compact-number.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AccountText, DisplayName } from '../status/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OwnProfileMenu } from './OwnProfileMenu.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { RelationshipButton } from './RelationshipButton.tsx'
import styles from './Profile.module.css'

interface ProfileHeaderProps {
  readonly account: AccountView
}

/** A face, a name and what somebody says of themselves. */
export function ProfileHeader({ account }: ProfileHeaderProps) {
  const { me, meta } = useSession()
  const isAnimated = meta.auto_play_gif
  const name = account.display_name.trim() || account.username

  return (
    <div>
      <img
        className={styles['banner']}
        src={isAnimated ? account.header : account.header_static}
        alt=""
      />
      <div className={styles['profile']}>
        <div className={styles['top']}>
          <Avatar
            src={isAnimated ? account.avatar : account.avatar_static}
            name={name}
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
        <h3>
          <DisplayName account={account} isAnimated={isAnimated} />
        </h3>
        <p className={styles['acct']}>
          <bdi dir="ltr">@{account.acct}</bdi>
          {account.locked && <Icon name="lock" size={13} />}
        </p>
        <div className={styles['note']}>
          <AccountText html={account.note} account={account} isAnimated={isAnimated} />
        </div>
        <ProfileFields account={account} isAnimated={isAnimated} />
        <p className={styles['counts']}>
          <Count value={account.statuses_count}>
            <Trans>posts</Trans>
          </Count>
          <Count value={account.following_count}>
            <Trans>following</Trans>
          </Count>
          <Count value={account.followers_count}>
            <Trans>followers</Trans>
          </Count>
        </p>
      </div>
    </div>
  )
}

interface CountProps {
  readonly value: number
  readonly children: React.ReactNode
}

function Count({ value, children }: CountProps) {
  // An account may hide its numbers; servers then tell -1.
  if (value < 0) return null

  return (
    <span>
      <b>{compactNumber(value)}</b> {children}
    </span>
  )
}
