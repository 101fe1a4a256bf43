import type { ReactNode } from 'react'
import type { ConfirmModal, OpenModal } from '../state/ui/modals.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const confirmationPart = bundle(
  async () => (await import('../features/confirmations/index.ts')).SkippableConfirmation,
)

const mutePart = bundle(
  async () => (await import('../features/confirmations/index.ts')).MuteConfirmation,
)

const hiddenPart = bundle(
  async () => (await import('../features/hidden/HiddenDialog.tsx')).HiddenDialog,
)

const viewerPart = bundle(
  async () => (await import('../features/media-viewer/index.ts')).MediaViewer,
)

const settingsPart = bundle(async () => (await import('./SettingsModal.tsx')).SettingsModal)

const namePart = bundle(
  async () => (await import('../features/workspaces/NameDialog.tsx')).NameDialog,
)

const layoutPart = bundle(
  async () => (await import('../features/workspaces/ImportDialog.tsx')).ImportDialog,
)

/** The dialog of each kind; one that this version cannot show is as if it were never asked for. */
export function modalBody({ key, modal }: OpenModal, onClose: () => void): ReactNode {
  switch (modal.type) {
    case 'CONFIRM':
      return confirmation(key, modal, onClose)
    case 'BOOST':
    case 'FAVOURITE': {
      const props = { type: modal.type, statusId: modal.statusId, onClose }
      return (
        <LazyPart
          key={key}
          part={confirmationPart}
          props={props}
          waiting={null}
          onClose={onClose}
        />
      )
    }
    case 'MEDIA':
    case 'VIDEO': {
      const props = { statusId: modal.statusId, index: modal.index, onClose }
      return <LazyPart key={key} part={viewerPart} props={props} waiting={null} onClose={onClose} />
    }
    case 'MUTE': {
      const props = { accountId: modal.accountId, onClose }
      return <LazyPart key={key} part={mutePart} props={props} waiting={null} onClose={onClose} />
    }
    case 'HIDDEN': {
      const props = { uuid: modal.columnUuid, onClose }
      return <LazyPart key={key} part={hiddenPart} props={props} waiting={null} onClose={onClose} />
    }
    case 'WORKSPACE': {
      const props = { id: modal.id, onClose }
      return <LazyPart key={key} part={namePart} props={props} waiting={null} onClose={onClose} />
    }
    case 'LAYOUT':
      return (
        <LazyPart
          key={key}
          part={layoutPart}
          props={{ onClose }}
          waiting={null}
          onClose={onClose}
        />
      )
    case 'SETTINGS':
      return (
        <LazyPart
          key={key}
          part={settingsPart}
          props={{ onClose }}
          waiting={null}
          onClose={onClose}
        />
      )
  }
}

function confirmation(key: number, modal: ConfirmModal, onClose: () => void): ReactNode {
  const { message, details, isDangerous = false, confirm, onConfirm, onDoNotAsk } = modal
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
