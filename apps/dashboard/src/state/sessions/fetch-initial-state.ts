import { ApiError, createApiClient, readSoftware } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/compat'
import { getPreferences, verifyCredentials } from '@colonnade/api-client/endpoints'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { buildInitialState, type InitialState } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import type { StoredSession } from '../stored-session.ts'

/** The data that a session starts from. `instance` is null if the server did not provide it. */
interface InitialData {
  readonly initialState: InitialState
  readonly instance: InstanceEntity | null
}

/** After this time without a response the last known state is used. Unit: ms. */
export const INITIAL_STATE_TIMEOUT_MS = 6_000

/**
 * Fetches the initial state that the server's own page would contain (SES-01).
 *
 * @returns null if the token is invalid; the last known state if the server is unreachable
 */
export async function fetchInitialState(
  stored: StoredSession,
  platform: Platform,
): Promise<InitialData | null> {
  const fetched = fetchInitialData(stored, platform)
  const { initialState } = stored
  if (initialState === null) return fetched
  let stop = () => undefined as void
  const timeout = new Promise<InitialData>((resolve) => {
    stop = platform.clock.after(INITIAL_STATE_TIMEOUT_MS, () =>
      resolve({ initialState, instance: null }),
    )
  })
  return Promise.race([fetched, timeout]).finally(stop)
}

async function fetchInitialData(
  stored: StoredSession,
  platform: Platform,
): Promise<InitialData | null> {
  const { origin, host, accessToken } = stored
  const api = createApiClient({ baseUrl: origin, accessToken, fetch: platform.fetch })
  const [credentials, instance, preferences] = await Promise.all([
    api.request(verifyCredentials, {}).catch((error: unknown) => toApiError(error)),
    readInstance(api).catch(() => null),
    api.request(getPreferences, {}).catch(() => null),
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

/** Only a 401 means that the token was revoked. snac responds with 422 instead. */
function isRevoked({ status }: ApiError, instance: InstanceEntity | null): boolean {
  if (status === 422) return instance !== null && readSoftware(instance)?.name === 'snac'
  return status === 401
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
