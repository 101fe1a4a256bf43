import type { ReactNode } from 'react'
import type { OpenModal } from '../state/ui/modals.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const viewerPart = bundle(
  async () => (await import('../features/media-viewer/index.ts')).MediaViewer,
)

/** The dialog of each kind; one that this version cannot show is as if it were never asked for. */
export function modalBody({ key, modal }: OpenModal, onClose: () => void): ReactNode {
  if (modal.type === 'MEDIA') {
    const props = { statusId: modal.statusId, index: modal.index, onClose }
    return <LazyPart key={key} part={viewerPart} props={props} waiting={null} onClose={onClose} />
  }
  if (modal.type !== 'CONFIRM') return null
  const { message, details, confirm, isDangerous = false, onConfirm, onDoNotAsk } = modal
  return (
    <ConfirmDialog
      key={key}
      question={message}
      verb={confirm}
      isDangerous={isDangerous}
      onConfirm={onConfirm}
      onClose={onClose}
      {...(onDoNotAsk === undefined ? undefined : { onDoNotAsk })}
    >
      {details}
    </ConfirmDialog>
  )
}
