import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { serverLink } from '@colonnade/domain/session'
import { useAppAction, useSession } from '../../state/react/index.ts'
import { signOutAtom } from '../../state/sessions/sign-out.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { MenuEntries } from '../../ui/menu/Menu.tsx'
import { MenuSurface } from '../../ui/menu/MenuSurface.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import styles from './MainMenu.module.css'

interface MainMenuProps {
  readonly className: string | undefined
  readonly appearance: (onClose: () => void) => ReactNode
}

/** Everything that is no column: the account's pages on its server, the looks, the way out. */
export function MainMenu({ className, appearance }: MainMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const signOut = useAppAction(signOutAtom)
  const popover = usePopover()
  const [isChoosingLooks, setIsChoosingLooks] = useState(false)

  const entries = (): MenuEntries => {
    const link = (path: string) => serverLink(path, session.origin)
    const { invites_enabled: hasInvites } = session.meta
    return [
      { id: 'looks', label: t`Appearance`, icon: 'moon', onSelect: () => setIsChoosingLooks(true) },
      {
        id: 'preferences',
        label: t`Preferences`,
        icon: 'gear',
        href: link('/settings/preferences'),
      },
      { id: 'profile', label: t`Edit profile`, icon: 'person', href: link('/settings/profile') },
      ...(hasInvites
        ? [
            {
              id: 'invites',
              label: t`Invite people`,
              icon: 'mail',
              href: link('/invites'),
            } as const,
          ]
        : []),
      null,
      { id: 'terms', label: t`Terms`, icon: 'file', href: link('/terms') },
      {
        id: 'sign-out',
        label: t`Sign out`,
        icon: 'sign-out',
        onSelect: () => void signOut(session),
      },
    ]
  }

  return (
    <>
      <button
        {...popover.triggerProps}
        type="button"
        className={className}
        aria-label={t`Menu`}
        title={t`Menu`}
        aria-haspopup="menu"
      >
        <Icon name="menu" size={20} />
      </button>
      {popover.isOpen && (
        <MenuSurface
          popover={popover}
          label={t`Menu`}
          entries={entries()}
          className={styles['menu']}
        >
          <small className={styles['version']}>
            {session.key} · v{session.meta.version}
          </small>
        </MenuSurface>
      )}
      {isChoosingLooks && appearance(() => setIsChoosingLooks(false))}
    </>
  )
}
