import { atom } from 'jotai/vanilla'

/** Whether the browser has no network at all. Written by `app/shell/tell-network.ts`. */
export const isOfflineAtom = atom(false)
