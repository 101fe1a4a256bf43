import { atom } from 'jotai/vanilla'
import { modalAtom, openModalAtom } from './modals.ts'

/**
 * Opens a dialog without fields. A shortcut that is pressed again while the dialog's code loads does not open a
 * second one.
 */
export const openOnceAtom = atom(null, (get, set, type: 'COMMANDS' | 'KEYS') => {
  if (get(modalAtom)?.modal.type !== type) set(openModalAtom, { type })
})
