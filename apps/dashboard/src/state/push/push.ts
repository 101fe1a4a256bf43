import { atom } from 'jotai/vanilla'
import type { PushSubscriptionEntity } from '@colonnade/domain/entities'
import { perSession } from '../session.ts'

interface PushState {
  /** Whether this browser can be reached at all; false before the start and after the end. */
  readonly isSupported: boolean
  /** How the server reaches it now. */
  readonly subscription: PushSubscriptionEntity | null
}

/** Written by this folder alone. */
export const pushAtom = perSession(() =>
  atom<PushState>({ isSupported: false, subscription: null }),
)
