import { atom } from 'jotai/vanilla'

/** Whether the browser is offline. Written by the shell. */
export const isOfflineAtom = atom(false)
