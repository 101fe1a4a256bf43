import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { STAY_SECURE } from '@colonnade/domain/headers'
import type { Access } from './access/access.ts'
import { createCallCounter, tellAllowance } from './access/count-calls.ts'
import { accessOf, undeclaredRoutes } from './access/find-access.ts'
import { identify, type Identity, NOBODY } from './access/tokens.ts'
import { bringsFiles } from './http/body-limits.ts'
import {
  allowOrigins,
  type CountedFetch,
  isForeign,
  isKnownName,
  isOpenToOrigins,
  isPlainPath,
  preflightReply,
} from './http/check-request.ts'
import { createAtOnce } from './http/rate-rules.ts'
import { ApiFailure, failureReply, json } from './http/reply.ts'
import {
  refuseForeign,
  refuseHidden,
  refuseMisdirected,
  refuseTooMany,
} from './pages/refuse-call.ts'
import { originOf, readCall } from './read-call.ts'
import { type PageOptions, routePages } from './route-pages.ts'
import { routeEndpoints } from './router.ts'
import type { FaultPlan } from './test-controls/fault-plan.ts'
import { routeTestControls } from './test-controls/route-test-controls.ts'
import type { TestControls } from './test-controls/test-controls.ts'

export interface FetchOptions extends PageOptions {
  readonly faults: FaultPlan
  /** null where nobody may reach them from outside. */
  readonly controls: TestControls | null
  readonly onError: (error: unknown) => void
}

/** The whole server as one web-standard function. It never rejects. */
export function createFetch(options: FetchOptions): CountedFetch {
  const { services, settings, faults, controls, onError } = options
  const { clock } = services.store
  const counter = createCallCounter(clock, settings.rateLimits)
  const uploading = createAtOnce(settings.rateLimits.uploadsAtOnce)
  // It speaks HTTP itself: what stands before it speaks HTTPS where its address says so.
  const isSecure = settings.origin?.startsWith('https:') === true
  const app = new Hono({ strict: false })
  const callers = new WeakMap<Request, string>()
  const identities = new WeakMap<Request, Identity>()

  app.use('*', async (context, next) => {
    const request = context.req.raw
    const { pathname, hostname } = new URL(request.url)
    if (!isKnownName(hostname, settings.names)) return refuseMisdirected(context.req.path)
    // What it means is known to the router alone, so the shape of the answer is asked of that.
    if (!isPlainPath(pathname)) return refuseHidden(context.req.path)
    const isOpen = isOpenToOrigins(pathname)
    if (request.method === 'OPTIONS' && isOpen) return preflightReply(request)

    const extra = new Headers({
      'X-Request-Id': randomUUID(),
      'X-Content-Type-Options': 'nosniff',
    })
    if (isOpen) allowOrigins(extra)
    if (isSecure) extra.set('Strict-Transport-Security', STAY_SECURE)
    if (isPersonal(pathname)) extra.set('Cache-Control', 'private, no-store')
    const access = accessOf(context)
    const caller = callers.get(request) ?? 'nobody'
    const mayCall = counter.mayCall(access.counted, caller)
    const identity =
      mayCall && pathname.startsWith('/api/') ? await identify(services.store, request) : NOBODY
    identities.set(request, identity)
    const token = identity.auth?.tokenId ?? null
    const counted = counter.count(access.counted, { caller, token })
    if (counted !== null && isTold(access)) tellAllowance(extra, counted)
    const fault = faults.take(request)
    await faults.wait(request)
    const takesFiles = bringsFiles(access.body)
    const leave = takesFiles ? uploading.enter(caller) : null
    try {
      if (counted?.isWithin === false)
        context.res = refuseTooMany(request, counted.resetAt - clock())
      else if (isForeign(request, originOf(settings, request)))
        context.res = refuseForeign(pathname)
      else if (takesFiles && leave === null) context.res = refuseTooMany(request, BUSY_MS)
      else if (fault !== null) context.res = fault
      else await next()
    } finally {
      leave?.()
    }
    // What was refused is not read to its end, however much of it is still to come.
    if (context.res.status >= 300 && bringsMuch(request)) extra.set('Connection', 'close')
    for (const [name, value] of extra) {
      // A planned refusal counts the calls by itself.
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
    }
    return undefined
  })

  app.get('/health', () => json({ status: 'OK' }))
  app.get(
    '/api/v1/streaming/health',
    () => new Response('OK', { headers: { 'Content-Type': 'text/plain' } }),
  )
  routeEndpoints(app, (request, access) =>
    readCall({ services, settings, access, identity: identities.get(request) ?? NOBODY }, request),
  )
  if (controls !== null) routeTestControls(app, controls)
  routePages(app, options)
  const undeclared = undeclaredRoutes(app)
  if (undeclared.length > 0)
    throw new Error(`Routes without a declaration: ${undeclared.join(', ')}`)

  app.notFound(() => failureReply(new ApiFailure(404, 'Not found')))
  app.onError((error) => {
    if (!(error instanceof ApiFailure)) onError(error)
    return failureReply(error)
  })
  return async (request, caller) => {
    if (caller !== undefined) callers.set(request, caller)
    return app.fetch(request)
  }
}

/** How long a body with files takes to come in, about: who finds all places taken tries again. */
const BUSY_MS = 5_000

/** What belongs to one caller: neither a browser nor anybody between keeps it. */
const isPersonal = (pathname: string): boolean => /^\/(?:api|oauth)\//.test(pathname)

/** Programs are told what is left to them, not browsers that load a page. */
const isTold = ({ counted }: Access): boolean => counted.includes('address')

/** More than what lies in the buffers on the way. Bytes. */
const MUCH = 64 * 1_024

function bringsMuch({ method, headers }: Request): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  return headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > MUCH
}
