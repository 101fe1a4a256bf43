import { atom } from 'jotai/vanilla'
import { ApiError, type Guess, readCapabilities, type RequestOptions } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/compat'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { updateMediaLimitsAtom } from '../compose/media-limits.ts'
import type { Session } from '../session.ts'

const BACKGROUND_OPTIONS: RequestOptions = {
  skipLoading: true,
  skipAlert: true,
  priority: 'background',
}

/** Guesses what a server can do; an empty object if that code cannot be loaded. */
export const guessCapabilities = (instance: InstanceEntity): Promise<Guess> =>
  readCapabilities(instance).catch(() => ({}))

/** Applies the server's instance information: what it can probably do, and its media limits. */
export function applyServerInstance(
  session: Session,
  instance: InstanceEntity,
  guess: Guess,
): void {
  session.api.capabilities.guess(guess)
  session.store.set(updateMediaLimitsAtom, session, instance)
}

/**
 * Fetches the instance information of the page's server, because the page does not contain it. Runs in the
 * background. If it fails, unsupported features are tried once.
 */
export const fetchInstanceAtom = atom(null, async (_get, _set, session: Session) => {
  try {
    const instance = await readInstance(session.api, BACKGROUND_OPTIONS)
    applyServerInstance(session, instance, await guessCapabilities(instance))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
})
