import { useLingui } from '@lingui/react/macro'
import { serverLink } from '@colonnade/domain/session'
import { waitingRequestsAtom } from '../../state/people-lists/waiting-requests.ts'
import { useAppAction, useSession, useSessionValue } from '../../state/react/index.ts'
import { signOutAtom } from '../../state/sessions/sign-out.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import { Count } from '../../ui/count/Count.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { goTo } from '../../ui/link/go-to.ts'
import type { MenuEntries } from '../../ui/menu/Menu.tsx'
import { MenuSurface } from '../../ui/menu/MenuSurface.tsx'
import { usePopover } from '../../ui/popover/use-popover.ts'
import { usePeopleEntries } from './use-people-entries.ts'
import styles from './MainMenu.module.css'

interface MainMenuProps {
  readonly className: string | undefined
  /** A sheet at the lower edge whatever the pointer: the narrow layout has no room for less. */
  readonly isSheet?: boolean
  /** What else the way to it is needed for, above all the rest. */
  readonly before?: MenuEntries
}

/** Everything that is no column: the settings, the account's pages on its server, the way out. */
export function MainMenu({ className, isSheet, before = [] }: MainMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const signOut = useAppAction(signOutAtom)
  const openModal = useAppAction(openModalAtom)
  const popover = usePopover()

  const people = usePeopleEntries()
  const waiting = useSessionValue(waitingRequestsAtom) ?? 0

  const entries = (): MenuEntries => {
    const link = (path: string) => serverLink(path, session.origin)
    const { invites_enabled: hasInvites } = session.meta
    return [
      ...before,
      ...people(),
      { id: 'filters', label: t`Filters`, icon: 'filter', onSelect: () => goTo('/filters') },
      null,
      {
        id: 'keys',
        label: t`Keyboard shortcuts`,
        icon: 'keyboard',
        onSelect: () => openModal({ type: 'KEYS' }),
      },
      {
        id: 'settings',
        label: t`Settings`,
        icon: 'gear',
        onSelect: () => openModal({ type: 'SETTINGS' }),
      },
      {
        id: 'preferences',
        label: t`Preferences`,
        icon: 'sliders',
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
        <Count value={waiting} className={styles['waiting']} />
      </button>
      {popover.isOpen && (
        <MenuSurface
          popover={popover}
          label={t`Menu`}
          entries={entries()}
          isSheet={isSheet}
          className={styles['menu']}
        >
          <small className={styles['version']}>
            {session.key} · v{session.meta.version}
          </small>
        </MenuSurface>
      )}
    </>
  )
}
