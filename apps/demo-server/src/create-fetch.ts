import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { STRICT_TRANSPORT_SECURITY } from '@colonnade/domain/headers'
import type { Access } from './access/access.ts'
import { createRequestCounter, setRateLimitHeaders } from './access/count-requests.ts'
import { findAccess, findUndeclaredRoutes } from './access/find-access.ts'
import { findIdentity, type Identity, ANONYMOUS } from './access/tokens.ts'
import { acceptsFiles } from './http/body-limits.ts'
import {
  allowOrigins,
  type CountedFetch,
  isCrossSite,
  isKnownName,
  isOpenToOrigins,
  isPlainPath,
  createPreflightResponse,
} from './http/check-request.ts'
import { createConcurrencyLimit } from './http/rate-limits.ts'
import { ApiFailure, createErrorResponse, createJsonResponse } from './http/response.ts'
import {
  respondCrossSite,
  respondEncodedPath,
  respondMisdirected,
  respondTooManyRequests,
} from './pages/refuse-request.ts'
import { getOrigin, readRequest } from './read-request.ts'
import { type PageOptions, routePages } from './route-pages.ts'
import { routeEndpoints } from './router.ts'
import type { FaultPlan } from './test-controls/fault-plan.ts'
import { routeTestControls } from './test-controls/route-test-controls.ts'
import type { TestControls } from './test-controls/test-controls.ts'

export interface FetchOptions extends PageOptions {
  readonly faults: FaultPlan
  /** null if they cannot be reached over HTTP. */
  readonly controls: TestControls | null
  readonly onError: (error: unknown) => void
}

/** Creates the whole server as one function from a web-standard request to a response. It never rejects. */
export function createFetch(options: FetchOptions): CountedFetch {
  const { services, settings, faults, controls, onError } = options
  const { clock } = services.store
  const counter = createRequestCounter(clock, settings.rateLimits)
  const uploading = createConcurrencyLimit(settings.rateLimits.uploadsAtOnce)
  // The server itself uses HTTP. If its public address starts with https:, a reverse proxy in front of it uses HTTPS.
  const isSecure = settings.origin?.startsWith('https:') === true
  const app = new Hono({ strict: false })
  const callers = new WeakMap<Request, string>()
  const identities = new WeakMap<Request, Identity>()

  app.use('*', async (context, next) => {
    const request = context.req.raw
    const { pathname, hostname } = new URL(request.url)
    if (!isKnownName(hostname, settings.names)) return respondMisdirected(context.req.path)
    // Only the router knows the meaning of such a path, so the format of the response follows the router's path.
    if (!isPlainPath(pathname)) return respondEncodedPath(context.req.path)
    const isOpen = isOpenToOrigins(pathname)
    if (request.method === 'OPTIONS' && isOpen) return createPreflightResponse(request)

    const extra = new Headers({
      'X-Request-Id': randomUUID(),
      'X-Content-Type-Options': 'nosniff',
    })
    if (isOpen) allowOrigins(extra)
    if (isSecure) extra.set('Strict-Transport-Security', STRICT_TRANSPORT_SECURITY)
    if (isPersonal(pathname)) extra.set('Cache-Control', 'private, no-store')
    const access = findAccess(context)
    const caller = callers.get(request) ?? 'unknown'
    const mayCall = counter.isAllowed(access.counted, caller)
    const identity =
      mayCall && pathname.startsWith('/api/')
        ? await findIdentity(services.store, request)
        : ANONYMOUS
    identities.set(request, identity)
    const token = identity.auth?.tokenId ?? null
    const counted = counter.count(access.counted, { caller, token })
    if (counted !== null && hasRateLimitHeaders(access)) setRateLimitHeaders(extra, counted)
    const fault = faults.take(request)
    await faults.wait(request)
    const takesFiles = acceptsFiles(access.body)
    const leave = takesFiles ? uploading.acquire(caller) : null
    try {
      if (counted?.isWithinLimit === false)
        context.res = respondTooManyRequests(request, counted.resetAt - clock())
      else if (isCrossSite(request, getOrigin(settings, request)))
        context.res = respondCrossSite(pathname)
      else if (takesFiles && leave === null)
        context.res = respondTooManyRequests(request, UPLOAD_RETRY_MS)
      else if (fault !== null) context.res = fault
      else await next()
    } finally {
      leave?.()
    }
    // The rest of a large request body is not read after an error.
    if (context.res.status >= 300 && hasLargeBody(request)) extra.set('Connection', 'close')
    for (const [name, value] of extra) {
      // A response of the fault plan may set its own rate limit headers.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    return undefined
  })

  app.get('/health', () => createJsonResponse({ status: 'OK' }))
  app.get(
    '/api/v1/streaming/health',
    () => new Response('OK', { headers: { 'Content-Type': 'text/plain' } }),
  )
  routeEndpoints(app, (request, access) =>
    readRequest(
      { services, settings, access, identity: identities.get(request) ?? ANONYMOUS },
      request,
    ),
  )
  if (controls !== null) routeTestControls(app, controls)
  routePages(app, options)
  const undeclared = findUndeclaredRoutes(app)
  if (undeclared.length > 0)
    throw new Error(`Routes without a declaration: ${undeclared.join(', ')}`)

  app.notFound(() => createErrorResponse(new ApiFailure(404, 'Not found')))
  app.onError((error) => {
    if (!(error instanceof ApiFailure)) onError(error)
    return createErrorResponse(error)
  })
  return async (request, caller) => {
    if (caller !== undefined) callers.set(request, caller)
    return app.fetch(request)
  }
}

/** Approximately how long an upload takes. Sent as the delay after which to retry when all upload slots are taken. */
const UPLOAD_RETRY_MS = 5_000

/** Whether a response belongs to one client, so that neither browsers nor proxies may cache it. */
const isPersonal = (pathname: string): boolean => /^\/(?:api|oauth)\//.test(pathname)

/** Rate limit headers are sent for API requests, and not for pages. */
const hasRateLimitHeaders = ({ counted }: Access): boolean => counted.includes('address')

/** More than the buffers between client and server hold. Unit: bytes. */
const LARGE_BODY_BYTES = 64 * 1_024

function hasLargeBody({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return (
    headers.has('Transfer-Encoding') ||
    Number(headers.get('Content-Length') ?? 0) > LARGE_BODY_BYTES
  )
}
