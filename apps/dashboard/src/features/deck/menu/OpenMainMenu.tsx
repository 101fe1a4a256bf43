import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { serverLink } from '@colonnade/domain/session'
import { canFill } from '../../../state/columns/can-fill.ts'
import { waitingRequestsAtom } from '../../../state/people-lists/people-lists.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { signOutAtom } from '../../../state/sessions/sign-out.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import styles from './MainMenu.module.css'

/** What one keeps, and what was written to one alone: not everybody has a column of it. */
const COLLECTIONS = [
  { kind: 'FAVOURITES', path: '/favourites', icon: 'star', label: msg`Favourites` },
  { kind: 'BOOKMARKS', path: '/bookmarks', icon: 'bookmark', label: msg`Bookmarks` },
  { kind: 'DIRECT', path: '/timelines/direct', icon: 'mail', label: msg`Direct messages` },
] as const

interface OpenMainMenuProps {
  readonly popover: Popover
  readonly isSheet: boolean | undefined
  readonly before: MenuEntries
}

/** The settings, the account's pages on its server, the way out. */
export function OpenMainMenu({ popover, isSheet, before }: OpenMainMenuProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const signOut = useAppAction(signOutAtom)
  const openModal = useAppAction(openModalAtom)
  const people = usePeopleEntries()

  const collections = COLLECTIONS.filter(({ kind }) => canFill(session.api.capabilities, kind)).map(
    ({ kind, path, icon, label }) => ({
      id: kind,
      label: i18n._(label),
      icon,
      onSelect: () => goTo(path),
    }),
  )

  const entries = (): MenuEntries => {
    const link = (path: string) => serverLink(path, session.origin)
    const { invites_enabled: hasInvites } = session.meta
    return [
      ...before,
      ...collections,
      null,
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
    <MenuSurface
      popover={popover}
      label={t`Menu`}
      entries={entries()}
      isSheet={isSheet}
      className={styles['menu']}
    >
      <small className={styles['version']}>
        {session.key}
        {session.meta.version !== '' && ` · v${session.meta.version}`}
      </small>
    </MenuSurface>
  )
}

/** The ways to lists of people, each where it applies: who waits is told beside. @see SES-16 */
export function usePeopleEntries(): () => MenuEntries {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const waiting = useSessionValue(waitingRequestsAtom)

  return () => {
    const { has } = api.capabilities
    const screens = [
      [waiting !== null, '/follow_requests', t`Follow requests`, 'person'],
      [has('lists'), '/lists', t`Lists`, 'list'],
      [true, '/blocks', t`Blocked accounts`, 'block'],
      [has('accountMutes'), '/mutes', t`Muted accounts`, 'mute'],
      [has('domainBlocks'), '/domain_blocks', t`Blocked domains`, 'globe'],
    ] as const
    return screens.flatMap(([applies, path, label, icon]) => {
      if (!applies) return []
      const count = path === '/follow_requests' ? (waiting ?? 0) : 0
      const meta = count > 0 ? { meta: i18n.number(count) } : {}
      return [{ id: path, label, icon, ...meta, onSelect: () => goTo(path) }]
    })
  }
}
