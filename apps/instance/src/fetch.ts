import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { ApiFailure } from './http/api-failure.ts'
import { allowOrigins, isOpenToOrigins, preflightReply } from './http/cors.ts'
import { createCallCounter, tellAllowance } from './http/count-calls.ts'
import type { CountedFetch } from './http/counted-fetch.ts'
import { isForeign } from './http/is-foreign.ts'
import { isKnownName } from './http/known-name.ts'
import { isPlainPath } from './http/plain-path.ts'
import {
  refuseForeign,
  refuseHidden,
  refuseMisdirected,
  refuseTooMany,
} from './http/refuse-call.ts'
import { failureReply, json } from './http/reply.ts'
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
  const app = new Hono({ strict: false })
  const callers = new WeakMap<Request, string>()

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
    const counted = counter.count(request, callers.get(request) ?? 'nobody')
    if (counted !== null) tellAllowance(extra, counted)
    const fault = faults.take(request)
    await faults.wait(request)
    if (counted?.isWithin === false)
      context.res = refuseTooMany(pathname, counted.resetAt - clock())
    else if (isForeign(request, originOf(settings, request))) context.res = refuseForeign(pathname)
    else if (fault !== null) context.res = fault
    else await next()
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
  routeEndpoints(app, (request) => readCall(options, request))
  if (controls !== null) routeTestControls(app, controls)
  routePages(app, options)

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
