import { atom } from 'jotai/vanilla'
import { ApiError, readCapabilities, type CallOptions } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/twins'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { takeMediaLimitsAtom } from '../compose/media-limits.ts'
import type { Session } from '../session.ts'

const UNASKED: CallOptions = { skipLoading: true, skipAlert: true, priority: 'background' }

/** Takes in what the server says of itself: what it offers is guessed from it, and what may be attached. */
export function takeInstance(session: Session, instance: InstanceEntity): void {
  session.api.capabilities.guess(readCapabilities(instance))
  session.store.set(takeMediaLimitsAtom, session, instance)
}

/**
 * Asks the server of a page what it offers, since the page does not say; nobody waits for it. A
 * failure costs a try of what may be missing.
 */
export const readServerAtom = atom(null, async (_get, _set, session: Session) => {
  try {
    takeInstance(session, await readInstance(session.api, UNASKED))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
