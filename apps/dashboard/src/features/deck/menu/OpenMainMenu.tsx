import { useLingui } from '@lingui/react/macro'
import { serverLink } from '@colonnade/domain/session'
import { waitingRequestsAtom } from '../../../state/people-lists/people-lists.ts'
import { useAppAction, useSession, useSessionValue } from '../../../state/react/index.ts'
import { signOutAtom } from '../../../state/sessions/sign-out.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { getOffered } from '../../../ui/command-list/action.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import { SCREEN_ACTIONS } from '../keys/screen-actions.ts'
import { useOffer } from '../keys/use-deck-context.ts'
import styles from './MainMenu.module.css'

/** What one keeps, and what was written to one alone: not everybody has a column of it. */
const COLLECTIONS = ['/favourites', '/bookmarks', '/timelines/direct']

/** Lists of people, and what is hidden. */
const PEOPLE = ['/follow_requests', '/lists', '/blocks', '/mutes', '/domain_blocks', '/filters']

interface OpenMainMenuProps {
  readonly popover: Popover
  readonly isSheet: boolean | undefined
  readonly before: MenuEntries
}

/** The settings, the account's pages on its server, the way out. */
export function OpenMainMenu({ popover, isSheet, before }: OpenMainMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const signOut = useAppAction(signOutAtom)
  const openModal = useAppAction(openModalAtom)
  const screens = useScreenEntries()

  const entries = (): MenuEntries => {
    const link = (path: string) => serverLink(path, session.origin)
    const { invites_enabled: hasInvites } = session.meta
    return [
      ...before,
      ...screens(COLLECTIONS),
      null,
      ...screens(PEOPLE),
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

/** Ways to screens, each where it applies: how many wait to be let in is told beside. @see SES-16 */
function useScreenEntries(): (paths: readonly string[]) => MenuEntries {
  const { i18n } = useLingui()
  const offer = useOffer()
  const waiting = useSessionValue(waitingRequestsAtom) ?? 0

  return (paths) => {
    const placed = paths.flatMap((path) => SCREEN_ACTIONS.filter((one) => one.path === path))
    return getOffered(placed, offer).map(
      ({ action: { id, path }, label, icon = 'arrow-right' }) => ({
        id,
        label: i18n._(label),
        icon,
        ...(path === '/follow_requests' && waiting > 0 && { meta: i18n.number(waiting) }),
        onSelect: () => goTo(path),
      }),
    )
  }
}
