import { useLingui } from '@lingui/react/macro'
import { useContext, useState } from 'react'
import { rankChoices } from '@colonnade/domain/controls'
import { getCommandTarget } from '../../features/deck/shortcuts/column-focus.ts'
import { KeyCaps } from '../../features/deck/shortcuts/KeyCaps.tsx'
import { useAccountCommands } from '../../features/deck/shortcuts/use-account-commands.ts'
import {
  getShownButtons,
  useColumnCommands,
} from '../../features/deck/shortcuts/use-column-commands.tsx'
import { useDeckCommands, useDeckSearch } from '../../features/deck/shortcuts/use-deck-commands.tsx'
import { useSettingsCommands } from '../../features/settings/use-settings-commands.ts'
import { getPostCommands } from '../../features/status/actions/post-commands.ts'
import { getRowMenu } from '../../features/status/actions/row-menu-registry.ts'
import { useWorkspaceCommands } from '../../features/workspaces/use-workspace-commands.ts'
import { useAppValue } from '../../state/react/index.ts'
import { localSettingsAtom } from '../../state/settings/local-settings.ts'
import { getKeys } from '../../ui/command-list/action.ts'
import type { Command } from '../../ui/command-list/command.ts'
import { CommandList } from '../../ui/command-list/CommandList.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'

interface CommandsModalProps {
  readonly onClose: () => void
}

/** The command palette: everything the app can do, by name. @see BY-45 */
export function CommandsModal({ onClose }: CommandsModalProps) {
  const { t } = useLingui()
  const focused = useFocusCommands()
  const deck = useDeckCommands()
  const accounts = useAccountCommands()
  const workspaces = useWorkspaceCommands()
  const settings = useSettingsCommands()
  const searchFor = useDeckSearch()
  const openBeside = useContext(OpenBesideContext)

  const find = (typed: string): readonly Command[] => {
    const all = [...focused, ...deck, ...accounts, ...workspaces, ...settings]
    const found = rankChoices(all, typed, ({ label, kind }) => `${label} ${kind}`)
    return typed.trim() === '' ? found : [...found, ...searchFor(typed.trim())]
  }
  const handleRun = ({ run, path }: Command, isBeside: boolean) => {
    onClose()
    // Waits until the dialog has restored the focus, because the command may depend on it.
    requestAnimationFrame(() => {
      const from = document.activeElement ?? document.body
      if (!isBeside || path === undefined || !openBeside(path, from)) run()
    })
  }
  return (
    <Dialog title={t`Commands`} isTitleHidden isFlush onClose={onClose}>
      <CommandList label={t`Commands`} search={find} onRun={handleRun} />
    </Dialog>
  )
}

/** Buttons of a row that already have a command, or open what the palette offers itself. */
const EXCLUDED_BUTTONS = '[aria-pressed], [aria-haspopup="menu"]'

/** Returns the commands of the post and the column that had the focus. @see BY-45 */
export function useFocusCommands(): readonly Command[] {
  const { t } = useLingui()
  const [{ column, row }] = useState(getCommandTarget)
  const { single_keys: hasSingle } = useAppValue(localSettingsAtom)
  const ofColumn = useColumnCommands(column)
  if (row === null) return ofColumn

  const kind = t`Post`
  const menu = getRowMenu(row)
  const known = menu === null ? [] : getPostCommands(menu)
  const labels = new Set(known.map(({ label }) => label))
  const shown = getShownButtons(row, (button) => menu !== null && button.matches(EXCLUDED_BUTTONS))
  return [
    ...known.map(({ action, ...command }) => {
      const keys = getKeys(action).at(-1)
      return {
        ...command,
        id: `post ${command.id}`,
        kind,
        ...(keys !== undefined && hasSingle && { keys: <KeyCaps keys={keys} /> }),
      }
    }),
    ...shown
      .filter(({ name }) => !labels.has(name))
      .map(({ name, click }) => ({
        id: `post shown ${name}`,
        label: name,
        icon: 'arrow-right' as const,
        kind,
        run: click,
      })),
    ...ofColumn,
  ]
}
