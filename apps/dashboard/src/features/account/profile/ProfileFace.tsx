import { useLingui } from '@lingui/react/macro'
import {
  type AccountRecord,
  getAccountName,
  type RelationshipEntity,
} from '@colonnade/domain/entities'
import { serverLink } from '@colonnade/domain/session'
import type { AccountView } from '../../../state/entities/accounts.ts'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { DisplayName, Handle, useShownAcct } from '../../status/index.ts'
import { RelationshipButton } from '../RelationshipButton.tsx'
import { canFeature, useAccountEntries } from '../use-account-entries.ts'
import { useShareProfile } from '../use-share-profile.ts'
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
        {account.locked && (
          <NamedIcon icon="lock" name={t`Manually approves followers`} size={13} />
        )}
        <ProfileMarks account={account} />
      </p>
    </>
  )
}

interface ProfileMarksProps {
  readonly account: AccountView
}

/** What somebody is, and how they stand to the reader, in a word each. */
function ProfileMarks({ account }: ProfileMarksProps) {
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

/** The rest of what can be done about somebody else. */
function AccountMenu({ account, relationship }: AccountMenuProps) {
  const { t } = useLingui()
  const acct = useShownAcct(account.acct)
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

/** What can be done about the own profile: its words on the server's page, its people here. */
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
      href: serverLink('/settings/profile', origin),
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
