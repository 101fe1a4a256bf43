import { useLingui } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { serverLink } from '@colonnade/domain/session'
import { useAppAction, useSession } from '../../../state/react/index.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { IconButton } from '../../../ui/icon-button/IconButton.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { canFeature } from '../can-feature.ts'
import { useShareProfile } from '../use-share-profile.ts'

interface OwnProfileMenuProps {
  readonly account: AccountRecord
}

/** What can be done about the own profile: its words on the server's page, its people here. */
export function OwnProfileMenu({ account }: OwnProfileMenuProps) {
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
