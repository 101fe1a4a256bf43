import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { ApiFailure } from './http/api-failure.ts'
import { allowOrigins, isOpenToOrigins, preflightReply } from './http/cors.ts'
import { createRateLimit } from './http/rate-limit.ts'
import { failureReply, json } from './http/reply.ts'
import { bearerOf } from './oauth/tokens.ts'
import { readCall } from './read-call.ts'
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
export function createFetch(options: FetchOptions): (request: Request) => Promise<Response> {
  const { services, settings, faults, controls, onError } = options
  const rateLimit = createRateLimit(services.store.clock, settings.rateLimit)
  const app = new Hono({ strict: false })

  app.use('*', async (context, next) => {
    const request = context.req.raw
    const { pathname } = new URL(request.url)
    const isOpen = isOpenToOrigins(pathname)
    if (request.method === 'OPTIONS' && isOpen) return preflightReply(request)

    const extra = new Headers({ 'X-Request-Id': randomUUID() })
    if (isOpen) allowOrigins(extra)
    const caller = bearerOf(request) ?? 'anybody'
    const isWithin = !pathname.startsWith('/api/') || rateLimit.spend(caller, extra)
    const fault = faults.take(request)
    await faults.wait(request)
    if (!isWithin) context.res = failureReply(new ApiFailure(429, 'Too many requests'))
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
  return async (request) => app.fetch(request)
}
