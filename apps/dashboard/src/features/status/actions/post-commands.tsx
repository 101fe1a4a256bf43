import { t } from '@lingui/core/macro'
import { canBoost } from '@colonnade/domain/status'
import type { Command } from '../../../ui/command-list/command.ts'
import { menuEntries } from './menu-entries.ts'
import type { StatusMenuProps } from './row-menus.ts'

type PostCommand = Omit<Command, 'keys' | 'kind'> & {
  /** The key of the row that does the same. */
  readonly letter?: string
}

/** What can be done with a post by name: what its buttons do, and what its menu offers. @see BY-45 */
export function getPostCommands(offered: StatusMenuProps): readonly PostCommand[] {
  const { status, me, offers, actions } = offered
  const buttons: readonly (PostCommand | false)[] = [
    { id: 'reply', label: t`Reply`, icon: 'reply', letter: 'r', run: actions.reply },
    canBoost(status, me) && {
      id: 'boost',
      label: t`Boost`,
      icon: 'boost',
      letter: 'b',
      run: () => actions.boost(false, true),
    },
    {
      id: 'favourite',
      label: t`Favourite`,
      icon: 'star',
      letter: 'f',
      run: () => actions.favourite(false, true),
    },
    offers.bookmarks && {
      id: 'bookmark',
      label: t`Bookmark`,
      icon: 'bookmark',
      run: actions.bookmark,
    },
    {
      id: 'profile',
      label: t`The author’s profile`,
      icon: 'person',
      letter: 'p',
      run: actions.openProfile,
    },
  ]
  const entries = menuEntries(offered).flatMap((entry): readonly PostCommand[] => {
    if (entry === null) return []
    const { id, label, icon = 'more', href, onSelect } = entry
    const open = href === undefined ? onSelect : () => void window.open(href, '_blank', 'noopener')
    return open === undefined ? [] : [{ id, label, icon, run: open }]
  })
  return [...buttons.filter((one) => one !== false), ...entries]
}
