import { getRequestBucket } from './budget/bucket-counts.ts'
import { withRateLimiter, createRateLimiter } from './budget/rate-limiter.ts'
import type { RequestBudget } from './budget/request-budget.ts'
import { type CapabilityRecord, createCapabilityRecord } from './capabilities/capability-record.ts'
import type { Capability } from './capabilities/capability.ts'
import { isMissingMethod } from './capabilities/try-in-order.ts'
import { decodeFrom } from './decode/fields.ts'
import type { Endpoint, InputOf, ItemOf, ResultOf } from './endpoint.ts'
import { ApiError } from './http/api-error.ts'
import { type OutgoingRequest, buildLinkRequest, buildRequest } from './http/build-request.ts'
import { getCsrfHeaders, type CsrfSource } from './http/csrf.ts'
import { type Page, toPage } from './http/page.ts'
import type { RequestObserver, RequestOptions } from './http/request-observer.ts'
import { type RetryPolicy, withRetries } from './http/retry.ts'
import { createSend, type Fetch, type RecordResponse, type Send } from './http/send.ts'
import type { OnProgress } from './http/upload.ts'

export interface ApiClientTraits {
  /** The server's address; only its origin is used. */
  readonly baseUrl: string
  readonly accessToken?: string | null
  readonly csrf?: CsrfSource
  readonly fetch?: Fetch
  /**
   * Used for uploads, because only XMLHttpRequest reports their progress. By default the platform's, unless `fetch`
   * is given.
   */
  readonly XMLHttpRequest?: typeof XMLHttpRequest
  readonly observer?: RequestObserver
  /** For GET only; without a policy there are no retries. */
  readonly retry?: RetryPolicy
  readonly now?: () => number
  /** The capabilities known from before; by default an empty record. */
  readonly capabilities?: CapabilityRecord
}

export interface UploadOptions extends RequestOptions {
  readonly onProgress?: OnProgress
}

/** Sends the requests of one account on one server. Every failure is an `ApiError`. */
export interface ApiClient {
  readonly baseUrl: string
  readonly budget: RequestBudget
  /** The server's capabilities, as far as they are known. */
  readonly capabilities: CapabilityRecord
  readonly request: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions,
  ) => Promise<ResultOf<E>>
  /** Sends a request with a large body. It reports progress, and its signal stops the transfer at once. */
  readonly upload: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: UploadOptions,
  ) => Promise<ResultOf<E>>
  /** Requests a list with its paging links. */
  readonly requestPage: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: RequestOptions,
  ) => Promise<Page<ItemOf<E>>>
  /** Requests the page of a `next` or `prev` link, always from this server. */
  readonly requestLink: <E extends Endpoint>(
    endpoint: E,
    link: string,
    options?: RequestOptions,
  ) => Promise<Page<ItemOf<E>>>
}

/** Capabilities that a server offers only to a page that it serves itself; other pages never request them. */
const SAME_ORIGIN_CAPABILITIES: readonly Capability[] = ['webSettings', 'webPush']

interface Received {
  /** The requested address. */
  readonly url: string
  readonly response: Response
  readonly result: unknown
}

/**
 * Creates a client.
 *
 * @param traits `fetch` defaults to the platform's; tests pass the instance's own function
 * @throws TypeError when `baseUrl` is not an address
 */
export function createApiClient(traits: ApiClientTraits): ApiClient {
  const { origin } = new URL(traits.baseUrl)
  const { capabilities = createCapabilityRecord() } = traits
  if (traits.csrf !== undefined && traits.csrf.pageOrigin !== origin)
    for (const name of SAME_ORIGIN_CAPABILITIES) capabilities.record(name, false)
  const rateLimiter = createRateLimiter(traits.now ?? Date.now)
  const note: RecordResponse = (method, url, response) =>
    rateLimiter.record({ method, bucket: getRequestBucket(method, url) }, response)
  const sendOnce = createSend(traits.fetch ?? ((request) => fetch(request)), note)
  const send = withRetries(withRateLimiter(sendOnce, rateLimiter), traits.retry)

  const sendOutgoing = (by: Send, outgoing: OutgoingRequest, options: RequestOptions) =>
    by(outgoing.url, {
      method: outgoing.method,
      headers: getHeaders(traits, origin, outgoing, options),
      body: outgoing.body,
      signal: options.signal,
      keepalive: options.keepalive === true,
      priority: options.priority ?? 'user',
    })

  async function sendObserved(
    endpoint: Endpoint,
    prepare: () => OutgoingRequest,
    options: RequestOptions,
    by = send,
  ): Promise<Received> {
    traits.observer?.onStart?.(endpoint, options)
    try {
      const received = await sendAndDecode(endpoint, prepare, options, by)
      traits.observer?.onSuccess?.(endpoint, options)
      return received
    } finally {
      traits.observer?.onEnd?.(endpoint, options)
    }
  }

  async function sendAndDecode(
    endpoint: Endpoint,
    prepare: () => OutgoingRequest,
    options: RequestOptions,
    by: Send,
  ): Promise<Received> {
    try {
      if (endpoint.needs !== null && !capabilities.has(endpoint.needs))
        throw createUnsupportedError()
      const outgoing = prepare()
      const { response, body } = await sendOutgoing(by, outgoing, options)
      if (endpoint.needs !== null) capabilities.record(endpoint.needs, true)
      options.onStatus?.(response.status)
      return { url: outgoing.url, response, result: decodeBody(origin, endpoint, response, body) }
    } catch (cause) {
      const error = toApiError(endpoint, cause, options)
      traits.observer?.onError?.(endpoint, error, options)
      throw error
    }
  }

  function toApiError(endpoint: Endpoint, cause: unknown, options: RequestOptions): ApiError {
    if (!(cause instanceof ApiError)) return new ApiError('network', { cause })
    if (endpoint.needs === null || !isMissingMethod(endpoint, cause, options)) return cause
    capabilities.record(endpoint.needs, false)
    return createUnsupportedError(cause)
  }

  return {
    baseUrl: origin,
    budget: rateLimiter.budget,
    capabilities,
    async request<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      options: RequestOptions = {},
    ) {
      const { result } = await sendObserved(
        endpoint,
        () => buildRequest(origin, endpoint, input),
        options,
      )
      return result as ResultOf<E>
    },
    async upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: UploadOptions = {}) {
      const prepare = () => buildRequest(origin, endpoint, input)
      // The code that reports progress is loaded by the first upload, because few requests are uploads.
      const by: Send = async (url, sending) => {
        const { createUploadSend } = await import('./http/upload.ts')
        const uploading = createUploadSend(getXhr(traits), note, sendOnce)
        return uploading(options.onProgress ?? ignoreProgress)(url, sending)
      }
      return (await sendObserved(endpoint, prepare, options, withRateLimiter(by, rateLimiter)))
        .result as ResultOf<E>
    },
    async requestPage<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E>,
      options: RequestOptions = {},
    ) {
      const prepare = () => buildRequest(origin, endpoint, input)
      const { result, response, url } = await sendObserved(endpoint, prepare, options)
      return toPage(result as readonly ItemOf<E>[], response, url)
    },
    async requestLink<E extends Endpoint>(endpoint: E, link: string, options: RequestOptions = {}) {
      const prepare = () => buildLinkRequest(origin, link)
      const { result, response, url } = await sendObserved(endpoint, prepare, options)
      return toPage(result as readonly ItemOf<E>[], response, url)
    },
  }
}

const ignoreProgress: OnProgress = () => undefined

/** Returns the XMLHttpRequest for uploads; null when a given `fetch` sends all requests. */
function getXhr({ fetch, XMLHttpRequest: given }: ApiClientTraits): typeof XMLHttpRequest | null {
  if (given !== undefined || fetch !== undefined) return given ?? null
  return typeof XMLHttpRequest === 'undefined' ? null : XMLHttpRequest
}

function getHeaders(
  { accessToken, csrf }: ApiClientTraits,
  origin: string,
  { contentType }: OutgoingRequest,
  { idempotencyKey }: RequestOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    ...(contentType !== null && { 'Content-Type': contentType }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...getCsrfHeaders(csrf, origin),
  }
}

function decodeBody(
  origin: string,
  endpoint: Endpoint,
  response: Response,
  body: unknown,
): unknown {
  try {
    return decodeFrom(origin, endpoint.decode, body)
  } catch (cause) {
    throw new ApiError('decode', { status: response.status, body, cause })
  }
}

const createUnsupportedError = (cause?: ApiError): ApiError =>
  new ApiError('unsupported', { cause, ...(cause?.status && { status: cause.status }) })
