import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { searchPath } from '@colonnade/domain/columns'
import { addingColumnAtom } from '../../../state/columns/arrange-columns.ts'
import { addColumnAtom } from '../../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import type { IconName } from '../../../ui/icon/icon-glyphs.ts'
import { offeredChoices } from '../add-column/column-choices.ts'
import { columnElement, revealColumn, shownColumns } from '../column-element.ts'
import { type KeyAct, offeredScreens, SINGLE_KEYS, STRONG_KEYS } from './key-table.ts'
import { KeyCaps } from './KeyCaps.tsx'
import { useDeckActs } from './use-deck-acts.ts'
import { useGo } from './use-go.ts'
import { useOffer } from './use-offer.ts'

/** Acts that make sense by name too, and how they look. */
const ACT_ICONS: Readonly<Partial<Record<KeyAct, IconName>>> = {
  compose: 'pen',
  'new-draft': 'file',
  search: 'search',
  help: 'keyboard',
}

const ACTS = [...SINGLE_KEYS, ...STRONG_KEYS]

/** What the deck can be asked for by name: its columns, its screens, new columns. @see BY-45 */
export function useDeckCommands(): readonly Command[] {
  const { t, i18n } = useLingui()
  const { api } = useSession()
  const offer = useOffer()
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const acts = useDeckActs()
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
  const doings = ACTS.flatMap(({ act, keys, label }) => {
    const icon = ACT_ICONS[act]
    const command = { id: act, label: named(label), kind: '', run: acts[act] }
    return icon === undefined ? [] : [{ ...command, icon, ...caps(keys.at(-1)) }]
  })
  const elsewhere = offeredScreens(offer).filter(({ path }) => !isShown(path))
  const screens = elsewhere.map(({ keys, label, path }) => ({
    id: path,
    label: named(label),
    icon: 'arrow-right' as const,
    kind: t`Go to`,
    ...caps(keys[0]),
    run: () => toPath(path),
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
