import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { searchPath } from '@colonnade/domain/columns'
import { addingColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { addColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { getKeys, getOffered } from '../../../ui/command-list/action.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { offeredChoices } from '../add-column/column-choices.ts'
import { columnElement, revealColumn, shownColumns } from '../column-element.ts'
import { SINGLE_ACTIONS, STRONG_ACTIONS } from './deck-actions.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { SCREEN_ACTIONS } from './screen-actions.ts'
import { useDeckContext, useOffer } from './use-deck-context.ts'
import { useGo } from './use-go.ts'

/** What the deck can be asked for by name: its columns, its screens, new columns. @see BY-45 */
export function useDeckCommands(): readonly Command[] {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const offer = useOffer()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const context = useDeckContext()
  const { toPath, toColumn, isShown } = useGo()
  const ask = useAppAction(addingColumnAtom)
  const addColumn = useAppAction(addColumnAtom)
  const named = (label: MessageDescriptor) => i18n._(label)
  const caps = (keys: string | undefined) =>
    hasSingle && keys !== undefined ? { keys: <KeyCaps keys={keys} /> } : {}

  const columns = shownColumns().map((uuid, index) => ({
    id: `column ${uuid}`,
    // Its name is known under its own account alone: it is called what it says it is.
    label: columnElement(uuid)?.getAttribute('aria-label') ?? uuid,
    icon: 'strip' as const,
    kind: t`Column`,
    ...caps(index < 9 ? String(index + 1) : undefined),
    run: () => toColumn(uuid),
  }))
  const doings = getOffered([...SINGLE_ACTIONS, ...STRONG_ACTIONS], context).flatMap(
    ({ action, label, icon }) => {
      const command = { id: action.id, label: named(label), kind: '' }
      const run = () => action.run(context)
      return icon === undefined ? [] : [{ ...command, icon, ...caps(getKeys(action).at(-1)), run }]
    },
  )
  const elsewhere = SCREEN_ACTIONS.filter(({ path }) => !isShown(path))
  const screens = getOffered(elsewhere, offer).map(({ action, label, icon = 'arrow-right' }) => ({
    id: action.id,
    label: named(label),
    icon,
    kind: t`Go to`,
    ...caps(getKeys(action)[0]),
    run: () => action.run({ ...offer, toPath }),
  }))
  const additions = offeredChoices(api.capabilities).map(({ kind, icon, label, asks }) => ({
    id: `add ${kind}`,
    label: named(label),
    icon,
    kind: t`Add column`,
    run: () => {
      const uuid = asks ? null : addColumn({ id: kind })
      if (uuid === null) ask({ below: null })
      else requestAnimationFrame(() => revealColumn(uuid))
    },
  }))
  return [...columns, ...doings, ...screens, ...additions]
}

/** What a text leads to that names no command. */
export function useDeckSearch(): (typed: string) => readonly Command[] {
  const { t } = useLingui()
  const { toPath } = useGo()

  return (typed) => [
    {
      id: 'search for',
      label: t`Search for “${typed}”`,
      icon: 'search',
      kind: '',
      path: searchPath(typed),
      run: () => toPath(searchPath(typed)),
    },
  ]
}
