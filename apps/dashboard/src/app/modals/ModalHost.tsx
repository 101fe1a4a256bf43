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
import { modalBody } from './modal-registry.tsx'

/** Shows the dialogs that any part of the program asked for, each above the one before. */
export function ModalHost() {
  const stack = useAppValue(modalStackAtom)

  return stack.map((open) => <OpenDialog key={open.key} open={open} />)
}

/** A dialog under the account that it was asked for through. */
function OpenDialog({ open: { key, modal } }: { readonly open: OpenModal }) {
  const closeModal = useAppAction(closeModalAtom)
  const sessions = useAppValue(sessionsAtom)
  const close = useCallback(() => closeModal(key), [closeModal, key])
  const body = modalBody(modal, close)
  if (!('accountKey' in modal)) return body

  const session = sessions.find((one) => one.key === modal.accountKey)
  if (session === undefined) return <Gone onClose={close} />
  return (
    <SessionProvider session={session}>
      {'statusId' in modal && modal.type !== 'REPORT' ? (
        <OnStatus id={modal.statusId} onClose={close}>
          {body}
        </OnStatus>
      ) : (
        body
      )}
    </SessionProvider>
  )
}

interface OnStatusProps {
  readonly id: StatusId
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Stays as long as the status is there: nothing can be done with a deleted one. */
function OnStatus({ id, onClose, children }: OnStatusProps) {
  const status = useSessionValue(statusAtoms, id)
  return status === undefined ? <Gone onClose={onClose} /> : children
}

function Gone({ onClose }: { readonly onClose: () => void }) {
  useEffect(onClose, [onClose])
  return null
}
