import { KeysDialog } from '../../features/deck/keys/KeysDialog.tsx'
import { getRowKeyLines } from '../../features/status/actions/row-actions.ts'

interface KeysModalProps {
  readonly onClose: () => void
}

/** Every key, those of posts among them: the deck does not know what its columns show. @see BY-45 */
export function KeysModal({ onClose }: KeysModalProps) {
  return <KeysDialog posts={getRowKeyLines()} onClose={onClose} />
}
