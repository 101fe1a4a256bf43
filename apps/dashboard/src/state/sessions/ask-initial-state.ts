import { ApiError, createApiClient, readSoftware } from '@colonnade/api-client'
import { getPreferences, verifyCredentials } from '@colonnade/api-client/endpoints'
import { readInstance } from '@colonnade/api-client/twins'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { buildInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import type { StoredSession } from '../stored-session.ts'

/** What a session starts from; `instance` is null while its server does not tell. */
interface Asked {
  readonly initialState: InitialState
  readonly instance: InstanceEntity | null
}

/** A server that is silent for longer is out of reach: what was known last will do. Unit: ms. */
export const START_PATIENCE_MS = 6_000

/**
 * Asks a server for what its own page would have told (SES-01).
 *
 * @returns null when the token is no longer good; what was known last when the server is out of reach
 */
export async function askInitialState(
  stored: StoredSession,
  platform: Platform,
): Promise<Asked | null> {
  const asked = ask(stored, platform)
  const { initialState } = stored
  if (initialState === null) return asked
  let stop = () => undefined as void
  const patience = new Promise<Asked>((resolve) => {
    stop = platform.clock.after(START_PATIENCE_MS, () => resolve({ initialState, instance: null }))
  })
  return Promise.race([asked, patience]).finally(stop)
}

async function ask(stored: StoredSession, platform: Platform): Promise<Asked | null> {
  const { origin, host, accessToken } = stored
  const api = createApiClient({ baseUrl: origin, accessToken, fetch: platform.fetch })
  const [credentials, instance, preferences] = await Promise.all([
    api.call(verifyCredentials, {}).catch((error: unknown) => asApiError(error)),
    readInstance(api).catch(() => null),
    api.call(getPreferences, {}).catch(() => null),
  ])
  if (credentials instanceof ApiError && isRevoked(credentials, instance)) return null
  const isHere = !(credentials instanceof ApiError)
  if (!isHere && stored.initialState !== null) {
    return { initialState: stored.initialState, instance }
  }
  const account = isHere ? credentials : stored.account
  const parts = { credentials: account, instance, preferences, accessToken, domain: host }
  return { initialState: buildInitialState(parts), instance }
}

/** Only a 401 says that the token was revoked. snac answers 422 instead. */
function isRevoked({ status }: ApiError, instance: InstanceEntity | null): boolean {
  if (status === 422) return instance !== null && readSoftware(instance)?.name === 'snac'
  return status === 401
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
