import { useContext, useEffect } from 'react'
import { useAppAction, useAppValue } from '../state/react/index.ts'
import { closeModalAtom, modalAtom } from '../state/ui/modals.ts'
import { LaterContext } from '../ui/later/later-context.ts'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'

const hostPart = bundle(async () => (await import('./ModalHost.tsx')).ModalHost)

/** What shows dialogs, fetched once there is something to read, or with the first dialog. */
export function LateModals() {
  const later = useContext(LaterContext)
  const top = useAppValue(modalAtom)
  const closeModal = useAppAction(closeModalAtom)

  useEffect(() => later(() => void hostPart.load().catch(() => undefined)), [later])

  if (top === null) return null
  return <LazyPart part={hostPart} props={{}} waiting={null} onClose={() => closeModal(top.key)} />
}
