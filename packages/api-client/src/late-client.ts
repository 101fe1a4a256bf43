import type { CallBudget } from './budget/call-budget.ts'
import { createCapabilityRecord, type CapabilityRecord } from './capabilities/capability-record.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './http/api-error.ts'

/** Nobody polls through such a client: what the server grants is not looked at. */
const UNWATCHED: CallBudget = {
  left: null,
  limit: null,
  resetAt: null,
  pausedUntil: null,
  heldUntil: null,
  waiting: 0,
  inFlight: 0,
  stretch: (baseMs) => baseMs,
  watch: () => () => undefined,
}

/**
 * A client whose code is fetched by its first call, for a page that must be there before it calls
 * anybody. Code that does not arrive is an `ApiError` of kind `network`, and the next call asks again.
 *
 * @param load makes the client, which shares this record of what the server offers
 * @throws TypeError when `baseUrl` is no address
 */
export function createLateApiClient(
  baseUrl: string,
  load: (capabilities: CapabilityRecord) => Promise<ApiClient>,
): ApiClient {
  const capabilities = createCapabilityRecord()
  let loading: Promise<ApiClient> | null = null

  const client = (): Promise<ApiClient> => {
    loading ??= load(capabilities).catch((cause: unknown) => {
      loading = null
      throw new ApiError('network', { cause })
    })
    return loading
  }

  return {
    baseUrl: new URL(baseUrl).origin,
    budget: UNWATCHED,
    capabilities,
    call: async (...asked) => (await client()).call(...asked),
    upload: async (...asked) => (await client()).upload(...asked),
    page: async (...asked) => (await client()).page(...asked),
    follow: async (...asked) => (await client()).follow(...asked),
  }
}
