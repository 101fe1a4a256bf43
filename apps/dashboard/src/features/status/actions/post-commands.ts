import type { Action } from '../../../ui/command-list/action.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { getMenuGroups, getShownActions, type ShownAction } from './row-actions.ts'
import type { RowMenu } from './row-menu-registry.ts'

type PostCommand = Omit<Command, 'keys' | 'kind'> & {
  readonly action: Pick<Action<never>, 'id' | 'keys'>
}

/** The actions of a post for the command palette: those of its buttons and of its menu. @see BY-45 */
export function getPostCommands(menu: RowMenu): readonly PostCommand[] {
  const commandOf = ({ action, label, icon }: ShownAction): PostCommand => ({
    id: action.id,
    label,
    icon,
    action,
    run: () => menu.actions.run(action.id, { isByKey: true }),
  })
  return [
    ...getShownActions('button', menu),
    ...getShownActions('name', menu),
    ...getMenuGroups(menu).flat(),
  ].map(commandOf)
}
