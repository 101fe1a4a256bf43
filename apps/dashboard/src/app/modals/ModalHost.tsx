import { useCallback, useEffect, type ReactNode } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { statusAtoms } from '../../state/entities/statuses.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSessionValue,
} from '../../state/react/index.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { closeModalAtom, modalStackAtom, type OpenModal } from '../../state/ui/modals.ts'
import { renderModal } from './modal-registry.tsx'

/** Renders the open dialogs of the app, each above the previous one. */
export function ModalHost() {
  const stack = useAppValue(modalStackAtom)

  return stack.map((open) => <OpenDialog key={open.key} open={open} />)
}

/** Renders a dialog with the session of the account that it was opened for. */
function OpenDialog({ open: { key, modal } }: { readonly open: OpenModal }) {
  const closeModal = useAppAction(closeModalAtom)
  const sessions = useAppValue(sessionsAtom)
  const close = useCallback(() => closeModal(key), [closeModal, key])
  const body = renderModal(modal, close)
  if (!('accountKey' in modal)) return body

  const session = sessions.find((one) => one.key === modal.accountKey)
  if (session === undefined) return <CloseOnMount onClose={close} />
  return (
    <SessionProvider session={session}>
      {'statusId' in modal && modal.type !== 'REPORT' ? (
        <CloseWithoutStatus id={modal.statusId} onClose={close}>
          {body}
        </CloseWithoutStatus>
      ) : (
        body
      )}
    </SessionProvider>
  )
}

interface CloseWithoutStatusProps {
  readonly id: StatusId
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Renders its children while the status exists, because a deleted one allows no action. */
function CloseWithoutStatus({ id, onClose, children }: CloseWithoutStatusProps) {
  const status = useSessionValue(statusAtoms, id)
  return status === undefined ? <CloseOnMount onClose={onClose} /> : children
}

function CloseOnMount({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
