import { useLingui } from '@lingui/react/macro'
import {
  type AccountRecord,
  getAccountName,
  type RelationshipEntity,
} from '@colonnade/domain/entities'
import { getServerLink } from '@colonnade/domain/session'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { DisplayName, Handle, useDisplayAcct } from '../../status/index.ts'
import { RelationshipButton } from '../RelationshipButton.tsx'
import { canFeature, useAccountEntries } from '../use-account-entries.ts'
import { useShareProfile } from '../use-share-profile.ts'
import styles from './Profile.module.css'

interface ProfileSummaryProps {
  readonly account: AccountView
}

/** Avatar, name and handle of an account, with its buttons and menu. */
export function ProfileSummary({ account }: ProfileSummaryProps) {
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
        {account.locked && (
          <NamedIcon icon="lock" name={t`Manually approves followers`} size={13} />
        )}
        <ProfileBadges account={account} />
      </p>
    </>
  )
}

interface ProfileBadgesProps {
  readonly account: AccountView
}

/** Badges for the kind of account and its relationship with the user. */
function ProfileBadges({ account }: ProfileBadgesProps) {
  const { t } = useLingui()
  const { bot, group, relationship } = account
  const marks = [
    bot && t`Automated`,
    group === true && t`Group`,
    relationship?.followed_by === true && t`Follows you`,
    relationship?.requested_by === true && t`Requests to follow you`,
    relationship?.blocked_by === true && t`Blocks you`,
  ].filter((mark) => mark !== false)

  return marks.map((mark) => (
    <span key={mark} className={styles['mark']}>
      {mark}
    </span>
  ))
}

interface AccountMenuProps {
  readonly account: AccountView
  readonly relationship: RelationshipEntity
}

/** The menu with all other actions on another account. */
function AccountMenu({ account, relationship }: AccountMenuProps) {
  const { t } = useLingui()
  const acct = useDisplayAcct(account.acct)
  const entries = useAccountEntries(account, relationship)

  return (
    <Menu
      label={t`More about @${acct}`}
      align="end"
      entries={entries}
      trigger={(props) => <IconButton label={t`More about @${acct}`} icon="more" {...props} />}
    />
  )
}

interface OwnProfileMenuProps {
  readonly account: AccountRecord
}

/** The menu of the user's own profile: editing opens the server's page, featured people a dialog. */
function OwnProfileMenu({ account }: OwnProfileMenuProps) {
  const { t } = useLingui()
  const { key: accountKey, origin, api } = useSession()
  const openModal = useAppAction(openModalAtom)
  const share = useShareProfile(account)

  const entries = (): MenuEntries => [
    {
      id: 'edit',
      icon: 'pen',
      label: t`Edit profile`,
      href: getServerLink('/settings/profile', origin),
    },
    ...(canFeature(api.capabilities)
      ? [
          {
            id: 'featured',
            icon: 'pin',
            label: t`Featured people`,
            onSelect: () => openModal({ type: 'PINNED_ACCOUNTS_EDITOR', accountKey }),
          } as const,
        ]
      : []),
    { id: 'share', icon: 'link', label: t`Share profile`, onSelect: share },
  ]
  return (
    <Menu
      label={t`More about your profile`}
      align="end"
      entries={entries}
      trigger={(props) => <IconButton label={t`More about your profile`} icon="more" {...props} />}
    />
  )
}
