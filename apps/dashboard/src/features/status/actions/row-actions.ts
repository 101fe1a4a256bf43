import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'
import {
  getShortcutLines,
  getKeys,
  getAvailableActions,
  isActionAvailable,
  type ShortcutLine,
} from '../../../ui/command-list/action.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { AUTHOR_ACTIONS } from './author-actions.ts'
import { BUTTON_ACTIONS } from './boost-and-button-actions.ts'
import { OWN_POST_ACTIONS } from './own-post-actions.ts'
import { openAsAnother, OPEN_ACTIONS, POST_ACTIONS, VIEW_ACTIONS } from './post-actions.ts'
import type {
  MenuGroup,
  PostFacts,
  RowAction,
  RowActions,
  RowContext,
  RowInput,
} from './row-action-types.ts'

export { refreshEndedPoll, refreshPoll, votePoll } from './vote-poll.ts'

/** All actions on posts. The shortcuts dialog and each group of the menu use this order. */
export const ROW_ACTIONS: readonly RowAction[] = [
  ...OPEN_ACTIONS,
  ...BUTTON_ACTIONS,
  ...AUTHOR_ACTIONS,
  ...POST_ACTIONS,
  ...OWN_POST_ACTIONS,
  ...VIEW_ACTIONS,
]

/** Runs an action on a post. Ignores actions that the post does not have. */
export function runRowAction(context: RowContext, id: string, input: RowInput = {}): void {
  const action = ROW_ACTIONS.find((one) => one.id === id)
  if (action === undefined) return
  // The other account may be able to do what this one cannot.
  if (choosesAccount(action, context, input)) openAsAnother(context, action.asAnother)
  else if (isActionAvailable(action, context)) action.run(context, input)
}

/** With several accounts Shift with a key chooses the account. Shift with a click still skips the question. */
const choosesAccount = (
  { asAnother }: RowAction,
  { offers }: PostFacts,
  { isByKey, skipsQuestion }: RowInput,
): boolean =>
  asAnother !== undefined && offers.otherAccounts && isByKey === true && skipsQuestion === true

/** Returns the action of a key; with Shift, only if it has a meaning for Shift. */
export const findRowAction = (
  key: string,
  hasShift: boolean,
  hasOtherAccounts = false,
): RowAction | undefined =>
  ROW_ACTIONS.find(
    (action) => getKeys(action).includes(key) && (!hasShift || usesShift(action, hasOtherAccounts)),
  )

const usesShift = (
  { asAnother, shiftSkipsQuestion }: RowAction,
  hasOtherAccounts: boolean,
): boolean => (hasOtherAccounts ? asAnother !== undefined : shiftSkipsQuestion === true)

/** The shortcuts dialog's lines for each action with keys, and for its Shift variant. */
export function getRowKeyLines(hasOtherAccounts = false): readonly ShortcutLine[] {
  const withShift = ROW_ACTIONS.filter((action) => usesShift(action, hasOtherAccounts))
  const shifted: ShortcutLine = {
    keys: withShift.flatMap(getKeys).map((key) => `Shift+${key}`),
    label: hasOtherAccounts
      ? msg`Reply/boost/favourite as another account`
      : msg`Boost/favourite without confirmation`,
  }
  return ROW_ACTIONS.flatMap((action) => [
    ...getShortcutLines(action),
    ...(action === withShift.at(-1) ? [shifted] : []),
  ])
}

/** An action with its label for a post. */
export interface ShownAction {
  readonly action: RowAction
  readonly label: string
  readonly icon: IconName
}

/** The actions that a post offers in a place. */
export function getShownActions(
  place: RowAction['place'],
  facts: PostFacts,
): readonly ShownAction[] {
  const placed = ROW_ACTIONS.filter((action) => action.place === place)
  return getAvailableActions(placed, facts).map(({ action, label, icon = 'more' }) => ({
    action,
    label: i18n._(label),
    icon,
  }))
}

const OWN_MENU: readonly MenuGroup[] = ['post', 'own']
const FOREIGN_MENU: readonly MenuGroup[] = ['post', 'author', 'sight', 'staff']

/** The groups of the More menu. They differ for own and other posts (ST-11, ST-12). */
export function getMenuGroups(facts: PostFacts): readonly (readonly ShownAction[])[] {
  const groups = facts.status.account === facts.me ? OWN_MENU : FOREIGN_MENU
  return groups.map((group) => getShownActions(group, facts)).filter(({ length }) => length > 0)
}

/** The entries of the More menu. */
export function getMenuEntries(facts: PostFacts, run: RowActions['run']): MenuEntries<string> {
  const entryOf = ({ action, label, icon }: ShownAction) => ({
    id: action.id,
    label,
    icon,
    ...(action.isDangerous === true && { isDangerous: true }),
    ...(action.href === undefined
      ? { onSelect: () => run(action.id) }
      : { href: action.href(facts) }),
  })
  return getMenuGroups(facts).flatMap((group, index) => [
    ...(index === 0 ? [] : [null]),
    ...group.map(entryOf),
  ])
}
