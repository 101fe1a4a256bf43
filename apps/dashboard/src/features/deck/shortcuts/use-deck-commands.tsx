import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { getSearchPath } from '@colonnade/domain/columns'
import { addingColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { addColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { getKeys, getAvailableActions } from '../../../ui/command-list/action.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { getAvailableKinds } from '../add-column/column-kinds.ts'
import { findColumnElement, revealColumn, getShownColumns } from '../column-element.ts'
import { SINGLE_KEY_ACTIONS, ALWAYS_ACTIVE_ACTIONS } from './deck-actions.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { SCREEN_ACTIONS } from './screen-actions.ts'
import { useDeckContext, useScreenAvailability } from './use-deck-context.ts'
import { useDeckNavigation } from './use-deck-navigation.ts'

/** Returns the commands of the deck: its columns, its screens, new columns. @see BY-45 */
export function useDeckCommands(): readonly Command[] {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const offer = useScreenAvailability()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const context = useDeckContext()
  const { toPath, toColumn, isShown } = useDeckNavigation()
  const ask = useAppAction(addingColumnAtom)
  const addColumn = useAppAction(addColumnAtom)
  const translate = (label: MessageDescriptor) => i18n._(label)
  const getKeyCaps = (keys: string | undefined) =>
    hasSingle && keys !== undefined ? { keys: <KeyCaps keys={keys} /> } : {}

  const columns = getShownColumns().map((uuid, index) => ({
    id: `column ${uuid}`,
    // The column's name is known only to its own account, so the label is read from the page.
    label: findColumnElement(uuid)?.getAttribute('aria-label') ?? uuid,
    icon: 'strip' as const,
    kind: t`Column`,
    ...getKeyCaps(index < 9 ? String(index + 1) : undefined),
    run: () => toColumn(uuid),
  }))
  const actionCommands = getAvailableActions(
    [...SINGLE_KEY_ACTIONS, ...ALWAYS_ACTIVE_ACTIONS],
    context,
  ).flatMap(({ action, label, icon }) => {
    const command = { id: action.id, label: translate(label), kind: '' }
    const run = () => action.run(context)
    return icon === undefined
      ? []
      : [{ ...command, icon, ...getKeyCaps(getKeys(action).at(-1)), run }]
  })
  const elsewhere = SCREEN_ACTIONS.filter(({ path }) => !isShown(path))
  const screens = getAvailableActions(elsewhere, offer).map(
    ({ action, label, icon = 'arrow-right' }) => ({
      id: action.id,
      label: translate(label),
      icon,
      kind: t`Go to`,
      ...getKeyCaps(getKeys(action)[0]),
      run: () => action.run({ ...offer, toPath }),
    }),
  )
  const additions = getAvailableKinds(api.capabilities).map(
    ({ kind, icon, label, hasOptions }) => ({
      id: `add ${kind}`,
      label: translate(label),
      icon,
      kind: t`Add column`,
      run: () => {
        const uuid = hasOptions ? null : addColumn({ id: kind })
        if (uuid === null) ask({ below: null })
        else requestAnimationFrame(() => revealColumn(uuid))
      },
    }),
  )
  return [...columns, ...actionCommands, ...screens, ...additions]
}

/** Returns the search commands for a text that matches no command. */
export function useDeckSearch(): (typed: string) => readonly Command[] {
  const { t } = useLingui()
  const { toPath } = useDeckNavigation()

  return (typed) => [
    {
      id: 'search for',
      label: t`Search for “${typed}”`,
      icon: 'search',
      kind: '',
      path: getSearchPath(typed),
      run: () => toPath(getSearchPath(typed)),
    },
  ]
}
