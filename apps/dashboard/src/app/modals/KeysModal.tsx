import { KeyboardShortcutsDialog } from '../../features/deck/shortcuts/KeyboardShortcutsDialog.tsx'
import { ENTRY_ACTIONS } from '../../features/notifications/entry-actions.ts'
import { getRowKeyLines } from '../../features/status/actions/row-actions.ts'
import { useAppValue } from '../../state/react/index.ts'
import { hasOtherAccountsAtom } from '../../state/sessions.ts'
import { getShortcutLines } from '../../ui/command-list/action.ts'

interface KeysModalProps {
  readonly onClose: () => void
}

/**
 * The keyboard shortcuts, including those of posts. The deck itself does not know the content of its columns. @see
 * BY-45
 */
export function KeysModal({ onClose }: KeysModalProps) {
  const hasOtherAccounts = useAppValue(hasOtherAccountsAtom)

  return (
    <KeyboardShortcutsDialog
      posts={getRowKeyLines(hasOtherAccounts)}
      notifications={ENTRY_ACTIONS.flatMap(getShortcutLines)}
      onClose={onClose}
    />
  )
}
