import { atom } from 'jotai/vanilla'
import type { Session } from './session.ts'

/** The signed-in accounts. Written by `start-sessions.ts` and `sign-out.ts`. */
export const sessionsAtom = atom<readonly Session[]>([])
sessionsAtom.debugLabel = 'sessions'

/** Whether the app has started. Before that neither the columns nor the sign-in screen show. */
export const isStartedAtom = atom(false)

/** The account that new columns and posts use. */
export const currentSessionAtom = atom((get): Session | null => get(sessionsAtom)[0] ?? null)

export const phaseAtom = atom((get): 'starting' | 'signed-out' | 'signed-in' => {
  if (get(currentSessionAtom) !== null) return 'signed-in'
  return get(isStartedAtom) ? 'signed-out' : 'starting'
})
phaseAtom.debugLabel = 'phase'
