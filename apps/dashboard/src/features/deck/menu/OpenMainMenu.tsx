import { useLingui } from '@lingui/react/macro'
import { getServerLink } from '@colonnade/domain/session'
import { followRequestCountAtom } from '../../../state/account-lists/account-lists.ts'
import {
  useAppAction,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import { hasSeveralAccountsAtom } from '../../../state/sessions.ts'
import { requestSignOutAtom } from '../../../state/sessions/request-sign-out.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { getAvailableActions } from '../../../ui/command-list/action.ts'
import { goTo } from '../../../ui/link/go-to.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { MenuSurface } from '../../../ui/menu/MenuSurface.tsx'
import type { Popover } from '../../../ui/popover/use-popover.ts'
import { SCREEN_ACTIONS } from '../shortcuts/screen-actions.ts'
import { useScreenAvailability } from '../shortcuts/use-deck-context.ts'
import { AccountName, useAccountEntries } from './use-account-entries.tsx'
import styles from './MainMenu.module.css'

/** Saved posts and private mentions, because not every deck has a column for them. */
const COLLECTIONS = ['/favourites', '/bookmarks', '/timelines/direct']

/** Lists of accounts, and filters and blocks. */
const ACCOUNT_LISTS = [
  '/follow_requests',
  '/lists',
  '/blocks',
  '/mutes',
  '/domain_blocks',
  '/filters',
]

interface OpenMainMenuProps {
  readonly popover: Popover
  readonly isSheet: boolean | undefined
  readonly before: MenuEntries
}

/** The open menu: settings, the account's pages on its server, sign out. */
export function OpenMainMenu({ popover, isSheet, before }: OpenMainMenuProps) {
  const { t } = useLingui()
  const session = useSession()
  const signOut = useAppAction(requestSignOutAtom)
  const accounts = useAccountEntries()
  const hasSeveral = useAppValue(hasSeveralAccountsAtom)
  const openModal = useAppAction(openModalAtom)
  const screens = useScreenEntries()

  const getEntries = (): MenuEntries => {
    const createServerLink = (path: string) => getServerLink(path, session.origin)
    const { invites_enabled: hasInvites } = session.meta
    return [
      ...before,
      ...accounts,
      ...screens(COLLECTIONS),
      null,
      ...screens(ACCOUNT_LISTS),
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
        href: createServerLink('/settings/preferences'),
      },
      {
        id: 'profile',
        label: t`Edit profile`,
        icon: 'person',
        href: createServerLink('/settings/profile'),
      },
      ...(hasInvites
        ? [
            {
              id: 'invites',
              label: t`Invite people`,
              icon: 'mail',
              href: createServerLink('/invites'),
            } as const,
          ]
        : []),
      null,
      { id: 'terms', label: t`Terms`, icon: 'file', href: createServerLink('/terms') },
      {
        id: 'sign-out',
        label: t`Sign out`,
        icon: 'sign-out',
        onSelect: () => signOut(session),
      },
    ]
  }

  return (
    <MenuSurface
      popover={popover}
      label={t`Menu`}
      entries={getEntries()}
      isSheet={isSheet}
      className={styles['menu']}
    >
      <small className={styles['version']}>
        {hasSeveral ? <AccountName /> : session.key}
        {session.meta.version !== '' && ` · v${session.meta.version}`}
      </small>
    </MenuSurface>
  )
}

/** Returns a function that creates the available screen entries. Follow requests show their number. @see SES-16 */
function useScreenEntries(): (paths: readonly string[]) => MenuEntries {
  const { i18n } = useLingui()
  const offer = useScreenAvailability()
  const waiting = useSessionValue(followRequestCountAtom) ?? 0

  return (paths) => {
    const placed = paths.flatMap((path) => SCREEN_ACTIONS.filter((one) => one.path === path))
    return getAvailableActions(placed, offer).map(
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
