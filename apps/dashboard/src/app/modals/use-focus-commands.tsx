import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getInHand } from '../../features/deck/keys/column-focus.ts'
import { KeyCaps } from '../../features/deck/keys/KeyCaps.tsx'
import { getShownButtons } from '../../features/deck/keys/shown-buttons.ts'
import { useColumnCommands } from '../../features/deck/keys/use-column-commands.tsx'
import { getPostCommands } from '../../features/status/actions/post-commands.tsx'
import { getRowMenu } from '../../features/status/actions/row-menus.ts'
import { useAppValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import type { Command } from '../../ui/command-list/command.ts'

/** Buttons of a row that have a command already, or lead to what is offered here. */
const KNOWN = '[aria-pressed], [aria-haspopup="menu"]'

/** What can be done to the post and to the column that had the focus. @see BY-45 */
export function useFocusCommands(): readonly Command[] {
  const { t } = useLingui()
  const [{ column, row }] = useState(getInHand)
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const ofColumn = useColumnCommands(column)
  if (row === null) return ofColumn

  const kind = t`Post`
  const menu = getRowMenu(row)
  const known = menu === null ? [] : getPostCommands(menu)
  const labels = new Set(known.map(({ label }) => label))
  const shown = getShownButtons(row, (button) => menu !== null && button.matches(KNOWN))
  return [
    ...known.map(({ letter, ...command }) => ({
      ...command,
      id: `post ${command.id}`,
      kind,
      ...(letter !== undefined && hasSingle && { keys: <KeyCaps keys={letter} /> }),
    })),
    ...shown
      .filter(({ name }) => !labels.has(name))
      .map(({ name, press }) => ({
        id: `post shown ${name}`,
        label: name,
        icon: 'arrow-right' as const,
        kind,
        run: press,
      })),
    ...ofColumn,
  ]
}
