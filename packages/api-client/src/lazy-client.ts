import type { RequestBudget } from './budget/request-budget.ts'
import { createCapabilityRecord, type CapabilityRecord } from './capabilities/capability-record.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './http/api-error.ts'

/** The budget of a lazy client. Nothing polls through it, so the rate limit is not tracked. */
const UNKNOWN_BUDGET: RequestBudget = {
  left: null,
  limit: null,
  resetAt: null,
  pausedUntil: null,
  heldUntil: null,
  waiting: 0,
  inFlight: 0,
  use: null,
  getPollInterval: (baseMs) => baseMs,
  subscribe: () => () => undefined,
}

/**
 * Creates a client whose code is loaded by its first request, for a page that needs a client before it sends
 * requests. When loading fails, the request rejects with an `ApiError` of kind `network`, and the next request loads
 * again.
 *
 * @param load creates the client, which shares this capability record
 * @throws TypeError when `baseUrl` is not an address
 */
export function createLazyApiClient(
  baseUrl: string,
  load: (capabilities: CapabilityRecord) => Promise<ApiClient>,
): ApiClient {
  const capabilities = createCapabilityRecord()
  let loading: Promise<ApiClient> | null = null

  const getClient = (): Promise<ApiClient> => {
    loading ??= load(capabilities).catch((cause: unknown) => {
      loading = null
      throw new ApiError('network', { cause })
    })
    return loading
  }

  return {
    baseUrl: new URL(baseUrl).origin,
    budget: UNKNOWN_BUDGET,
    capabilities,
    request: async (...asked) => (await getClient()).request(...asked),
    upload: async (...asked) => (await getClient()).upload(...asked),
    requestPage: async (...asked) => (await getClient()).requestPage(...asked),
    requestLink: async (...asked) => (await getClient()).requestLink(...asked),
  }
}
