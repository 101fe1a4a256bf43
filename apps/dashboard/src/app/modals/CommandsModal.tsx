import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { rankChoices } from '@colonnade/domain/controls'
import { useDeckCommands, useDeckSearch } from '../../features/deck/keys/use-deck-commands.tsx'
import { useSettingsCommands } from '../../features/settings/use-settings-commands.ts'
import { useWorkspaceCommands } from '../../features/workspaces/use-workspace-commands.ts'
import type { Command } from '../../ui/command-list/command.ts'
import { CommandList } from '../../ui/command-list/CommandList.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { OpenBesideContext } from '../../ui/link/open-beside-context.ts'
import { useFocusCommands } from './use-focus-commands.tsx'

interface CommandsModalProps {
  readonly onClose: () => void
}

/** Everything that the program can do, by name. @see BY-45 */
export function CommandsModal({ onClose }: CommandsModalProps) {
  const { t } = useLingui()
  const focused = useFocusCommands()
  const deck = useDeckCommands()
  const workspaces = useWorkspaceCommands()
  const settings = useSettingsCommands()
  const searchFor = useDeckSearch()
  const openBeside = useContext(OpenBesideContext)

  const find = (typed: string): readonly Command[] => {
    const all = [...focused, ...deck, ...workspaces, ...settings]
    const found = rankChoices(all, typed, ({ label, kind }) => `${label} ${kind}`)
    return typed.trim() === '' ? found : [...found, ...searchFor(typed.trim())]
  }
  const handleRun = ({ run, path }: Command, isBeside: boolean) => {
    onClose()
    // The dialog gives the focus back first: what is done may want it.
    requestAnimationFrame(() => {
      const from = document.activeElement ?? document.body
      if (!isBeside || path === undefined || !openBeside(path, from)) run()
    })
  }
  return (
    <Dialog title={t`Commands`} isTitleHidden isFlush onClose={onClose}>
      <CommandList label={t`Commands`} find={find} onRun={handleRun} />
    </Dialog>
  )
}
