import { ApiError, createApiClient } from '@colonnade/api-client'
import {
  getInstanceV1,
  getInstanceV2,
  getPreferences,
  verifyCredentials,
} from '@colonnade/api-client/endpoints'
import { buildInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import type { StoredSession } from './stored-session.ts'

/**
 * Asks a server for what its own page would have told (SES-01).
 *
 * @returns null when the token is no longer good; what was known last when the server is out of reach
 */
export async function askInitialState(
  stored: StoredSession,
  platform: Platform,
): Promise<InitialState | null> {
  const { origin, host, accessToken } = stored
  const api = createApiClient({ baseUrl: origin, accessToken, fetch: platform.fetch })
  const [credentials, instance, preferences] = await Promise.all([
    api.call(verifyCredentials, {}).catch((error: unknown) => asApiError(error)),
    api
      .call(getInstanceV2, {})
      .catch(() => api.call(getInstanceV1, {}))
      .catch(() => null),
    api.call(getPreferences, {}).catch(() => null),
  ])
  if (!(credentials instanceof ApiError)) {
    return buildInitialState({ credentials, instance, preferences, accessToken, domain: host })
  }
  if (isGone(credentials)) return null
  if (stored.initialState !== null) return stored.initialState
  return buildInitialState({
    credentials: stored.account,
    instance,
    preferences,
    accessToken,
    domain: host,
  })
}

/** Some servers answer 422 where the token was revoked (snac). */
function isGone({ status }: ApiError): boolean {
  return status === 401 || status === 403 || status === 422
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
