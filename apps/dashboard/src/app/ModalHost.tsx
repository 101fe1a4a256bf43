import { useAppAction, useAppValue } from '../state/react/index.ts'
import { closeModalAtom, modalAtom } from '../state/ui/modals.ts'
import { modalBody } from './modal-registry.tsx'

/** Shows the topmost of the dialogs that any part of the program asked for. */
export function ModalHost() {
  const open = useAppValue(modalAtom)
  const close = useAppAction(closeModalAtom)
  if (open === null) return null

  return modalBody(open, close)
}
