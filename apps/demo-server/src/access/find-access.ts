import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Access } from './access.ts'
import { endpointAccess } from './endpoint-access.ts'

const PAGE: Access = { caller: { by: 'anyone' }, body: 'none', counted: ['pages'] }
const FILE: Access = { caller: { by: 'anyone' }, body: 'none', counted: ['pictures'] }
/** For monitoring programs. Not rate limited. */
const HEALTH_CHECK: Access = { caller: { by: 'anyone' }, body: 'none', counted: [] }
const SIGNED_IN_PAGE: Access = { ...PAGE, caller: { by: 'cookie' } }
const SIGNED_IN_FORM: Access = { caller: { by: 'cookie' }, body: 'words', counted: ['address'] }
/** Test controls have no access control. They are routed only when the instance is started with them. */
const TEST_CONTROL: Access = { caller: { by: 'anyone' }, body: 'words', counted: ['address'] }

/** Every route that is not an API endpoint, with its path as routed. */
export const pageAccess: Readonly<Record<string, Access>> = {
  'GET /health': HEALTH_CHECK,
  'GET /api/v1/streaming/health': HEALTH_CHECK,
  'POST /__test/:act': TEST_CONTROL,
  'GET /oauth/authorize': PAGE,
  'POST /oauth/authorize': { ...SIGNED_IN_FORM, counted: ['address', 'signIns'] },
  'GET /auth/sign_out': SIGNED_IN_PAGE,
  'POST /auth/sign_out': SIGNED_IN_FORM,
  'GET /settings/preferences': SIGNED_IN_PAGE,
  'POST /settings/preferences': SIGNED_IN_FORM,
  'GET /settings/profile': SIGNED_IN_PAGE,
  'POST /settings/profile': { ...SIGNED_IN_FORM, body: 'profile' },
  'GET /invites': SIGNED_IN_PAGE,
  'GET /admin/accounts/:id': SIGNED_IN_PAGE,
  'GET /admin/accounts/:id/statuses/:status': SIGNED_IN_PAGE,
  'POST /admin/accounts/:id/statuses/:status': SIGNED_IN_FORM,
  'GET /.well-known/oauth-authorization-server': PAGE,
  'GET /media/art/:file': FILE,
  'GET /media/films/:file': FILE,
  'GET /media/uploads/:file': FILE,
  'GET /:author{@[^/]+}/:id{\\d+}/embed': PAGE,
  'GET /about': PAGE,
  'GET /terms': PAGE,
  'GET /*': PAGE,
}

/** Requests to unknown paths are counted too, so that probing for paths is rate limited. */
const NOT_FOUND: Access = { caller: { by: 'anyone' }, body: 'none', counted: ['address'] }
const UNKNOWN_ENDPOINT: Access = { ...NOT_FOUND, counted: ['address', 'calls'] }

const accessByRoute: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(pageAccess),
  ...(Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name]
    return [`${method} ${path}`, endpointAccess[name]] as const
  }),
])

/** Hono's method name for middleware, which runs before every route and sends no response. */
const EVERY_METHOD = 'ALL'

/** Finds the access rules of the route that will handle a request. */
export function findAccess(context: Context): Access {
  const { path } = context.req
  for (const route of matchedRoutes(context)) {
    const access = accessByRoute.get(`${route.method} ${route.path}`)
    // The dashboard's page is the fallback for all paths except those of the API.
    if (access !== undefined && !(route.path === '/*' && path.startsWith('/api/'))) return access
  }
  return path.startsWith('/api/') ? UNKNOWN_ENDPOINT : NOT_FOUND
}

/** Returns the routes that have no declaration. */
export const findUndeclaredRoutes = ({ routes }: Hono): readonly string[] =>
  routes
    .filter(({ method }) => method !== EVERY_METHOD)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !accessByRoute.has(route))
