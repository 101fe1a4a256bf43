import { atom } from 'jotai/vanilla'
import { perSession } from '../session.ts'

/** How live updates reach a session; `polling`: the socket is away and home is asked for instead. */
export type StreamStatus = 'connecting' | 'open' | 'polling'

/** Written by `connect.ts` only. */
export const streamStateAtom = perSession(() => atom<StreamStatus>('connecting'))
