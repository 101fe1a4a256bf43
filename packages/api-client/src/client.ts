import { budgeted, createBudgetKeeper } from './budget/budget-keeper.ts'
import type { CallBudget } from './budget/call-budget.ts'
import { familyOf } from './budget/family-counts.ts'
import { type CapabilityRecord, createCapabilityRecord } from './capabilities/capability-record.ts'
import type { Capability } from './capabilities/capability.ts'
import { isMissingCall } from './capabilities/first-supported.ts'
import { decodeFrom } from './decode/fields.ts'
import type { Endpoint, InputOf, ItemOf, ResultOf } from './endpoint.ts'
import { ApiError } from './http/api-error.ts'
import { csrfHeaders, type CsrfSource } from './http/csrf.ts'
import type { CallObserver, CallOptions } from './http/observer.ts'
import { type Outgoing, toFollowing, toOutgoing } from './http/outgoing.ts'
import { type Page, toPage } from './http/page.ts'
import { type RetryPolicy, withRetries } from './http/retry.ts'
import { createSend, type Fetch, type Note, type Send } from './http/send.ts'
import type { OnProgress } from './http/upload.ts'

export interface ApiClientTraits {
  /** The server's address; only its origin counts. */
  readonly baseUrl: string
  readonly accessToken?: string | null
  readonly csrf?: CsrfSource
  readonly fetch?: Fetch
  /** What carries uploads, since only it tells their progress. The platform's, unless `fetch` is given. */
  readonly XMLHttpRequest?: typeof XMLHttpRequest
  readonly observer?: CallObserver
  /** For GET only; without one nothing is tried twice. */
  readonly retry?: RetryPolicy
  readonly now?: () => number
  /** What is known of the server from before; nothing without it. */
  readonly capabilities?: CapabilityRecord
}

export interface UploadOptions extends CallOptions {
  readonly onProgress?: OnProgress
}

/** Calls of one account on one server. Every failure is an `ApiError`. */
export interface ApiClient {
  readonly baseUrl: string
  readonly budget: CallBudget
  /** What the server offers, as far as it has shown. */
  readonly capabilities: CapabilityRecord
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<ResultOf<E>>
  /** A call whose body is large: its progress is told, and its signal stops it at once. */
  readonly upload: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: UploadOptions,
  ) => Promise<ResultOf<E>>
  /** A list with its paging links. */
  readonly page: <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Page<ItemOf<E>>>
  /** The page behind a `next` or `prev` link, always asked of this server. */
  readonly follow: <E extends Endpoint>(
    endpoint: E,
    link: string,
    options?: CallOptions,
  ) => Promise<Page<ItemOf<E>>>
}

/** What a server does only for a page that it serves itself: a page of elsewhere never asks. */
const FOR_OWN_PAGES: readonly Capability[] = ['webSettings', 'webPush']

interface Received {
  /** What was asked for. */
  readonly url: string
  readonly response: Response
  readonly result: unknown
}

/**
 * @param traits `fetch` defaults to the platform's; tests give the instance's own function
 * @throws TypeError when `baseUrl` is no address
 */
export function createApiClient(traits: ApiClientTraits): ApiClient {
  const { origin } = new URL(traits.baseUrl)
  const { capabilities = createCapabilityRecord() } = traits
  if (traits.csrf !== undefined && traits.csrf.pageOrigin !== origin)
    for (const name of FOR_OWN_PAGES) capabilities.note(name, false)
  const keeper = createBudgetKeeper(traits.now ?? Date.now)
  const note: Note = (method, url, response) =>
    keeper.note({ method, family: familyOf(method, url) }, response)
  const sendOnce = createSend(traits.fetch ?? ((request) => fetch(request)), note)
  const send = withRetries(budgeted(sendOnce, keeper), traits.retry)

  const deliver = (by: Send, outgoing: Outgoing, options: CallOptions) =>
    by(outgoing.url, {
      method: outgoing.method,
      headers: headersOf(traits, origin, outgoing, options),
      body: outgoing.body,
      signal: options.signal,
      keepalive: options.keepalive === true,
      priority: options.priority ?? 'user',
    })

  async function ask(
    endpoint: Endpoint,
    prepare: () => Outgoing,
    options: CallOptions,
    by = send,
  ): Promise<Received> {
    traits.observer?.onStart?.(endpoint, options)
    try {
      const received = await receive(endpoint, prepare, options, by)
      traits.observer?.onSuccess?.(endpoint, options)
      return received
    } finally {
      traits.observer?.onEnd?.(endpoint, options)
    }
  }

  async function receive(
    endpoint: Endpoint,
    prepare: () => Outgoing,
    options: CallOptions,
    by: Send,
  ): Promise<Received> {
    try {
      if (endpoint.needs !== null && !capabilities.has(endpoint.needs)) throw unsupported()
      const outgoing = prepare()
      const { response, body } = await deliver(by, outgoing, options)
      if (endpoint.needs !== null) capabilities.note(endpoint.needs, true)
      options.onStatus?.(response.status)
      return { url: outgoing.url, response, result: decoded(origin, endpoint, response, body) }
    } catch (cause) {
      const error = refused(endpoint, cause, options)
      traits.observer?.onError?.(endpoint, error, options)
      throw error
    }
  }

  function refused(endpoint: Endpoint, cause: unknown, options: CallOptions): ApiError {
    if (!(cause instanceof ApiError)) return new ApiError('network', { cause })
    if (endpoint.needs === null || !isMissingCall(endpoint, cause, options)) return cause
    capabilities.note(endpoint.needs, false)
    return unsupported(cause)
  }

  return {
    baseUrl: origin,
    budget: keeper.budget,
    capabilities,
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
      const { result } = await ask(endpoint, () => toOutgoing(origin, endpoint, input), options)
      return result as ResultOf<E>
    },
    async upload<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: UploadOptions = {}) {
      const prepare = () => toOutgoing(origin, endpoint, input)
      // Few calls are uploads: what tells how far they are is fetched for the first of them.
      const by: Send = async (url, sending) => {
        const { createUploading } = await import('./http/upload.ts')
        const uploading = createUploading(xhrOf(traits), note, sendOnce)
        return uploading(options.onProgress ?? ignoreProgress)(url, sending)
      }
      return (await ask(endpoint, prepare, options, budgeted(by, keeper))).result as ResultOf<E>
    },
    async page<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) {
      const prepare = () => toOutgoing(origin, endpoint, input)
      const { result, response, url } = await ask(endpoint, prepare, options)
      return toPage(result as readonly ItemOf<E>[], response, url)
    },
    async follow<E extends Endpoint>(endpoint: E, link: string, options: CallOptions = {}) {
      const prepare = () => toFollowing(origin, link)
      const { result, response, url } = await ask(endpoint, prepare, options)
      return toPage(result as readonly ItemOf<E>[], response, url)
    },
  }
}

const ignoreProgress: OnProgress = () => undefined

/** Where calls go through a function of the caller's, uploads go through it too. */
function xhrOf({ fetch, XMLHttpRequest: given }: ApiClientTraits): typeof XMLHttpRequest | null {
  if (given !== undefined || fetch !== undefined) return given ?? null
  return typeof XMLHttpRequest === 'undefined' ? null : XMLHttpRequest
}

function headersOf(
  { accessToken, csrf }: ApiClientTraits,
  origin: string,
  { contentType }: Outgoing,
  { idempotencyKey }: CallOptions,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    ...(contentType !== null && { 'Content-Type': contentType }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    ...csrfHeaders(csrf, origin),
  }
}

function decoded(origin: string, endpoint: Endpoint, response: Response, body: unknown): unknown {
  try {
    return decodeFrom(origin, endpoint.decode, body)
  } catch (cause) {
    throw new ApiError('decode', { status: response.status, body, cause })
  }
}

const unsupported = (cause?: ApiError): ApiError =>
  new ApiError('unsupported', { cause, ...(cause?.status && { status: cause.status }) })
