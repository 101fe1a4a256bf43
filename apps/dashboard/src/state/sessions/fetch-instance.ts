import { atom } from 'jotai/vanilla'
import { ApiError, readCapabilities, type RequestOptions } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/compat'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { updateMediaLimitsAtom } from '../compose/media-limits.ts'
import type { Session } from '../session.ts'

const BACKGROUND_OPTIONS: RequestOptions = {
  skipLoading: true,
  skipAlert: true,
  priority: 'background',
}

/** Applies the server's instance information: its capabilities and its media limits. */
export function applyServerInstance(session: Session, instance: InstanceEntity): void {
  session.api.capabilities.guess(readCapabilities(instance))
  session.store.set(updateMediaLimitsAtom, session, instance)
}

/**
 * Fetches the instance information of the page's server, because the page does not contain it. Runs in the
 * background. If it fails, unsupported features are tried once.
 */
export const fetchInstanceAtom = atom(null, async (_get, _set, session: Session) => {
  try {
    applyServerInstance(session, await readInstance(session.api, BACKGROUND_OPTIONS))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
