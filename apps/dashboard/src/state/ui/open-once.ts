import { atom } from 'jotai/vanilla'
import { modalAtom, openModalAtom } from './modals.ts'

/** Opens a dialog without fields; a key that is pressed again while its code is on its way opens no second one. */
export const openOnceAtom = atom(null, (get, set, type: 'COMMANDS' | 'KEYS') => {
  if (get(modalAtom)?.modal.type !== type) set(openModalAtom, { type })
})
