import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Access } from './access.ts'
import { endpointAccess } from './endpoint-access.ts'

const PAGE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['pages'] }
const FILE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['pictures'] }
/** Answers programs, not people, and costs nothing. */
const SIGN: Access = { caller: { by: 'anybody' }, body: 'none', counted: [] }
const OWN_PAGE: Access = { ...PAGE, caller: { by: 'cookie' } }
const OWN_FORM: Access = { caller: { by: 'cookie' }, body: 'words', counted: ['address'] }
/** Everybody who reaches it may hold the tests' controls: where they are routed at all. */
const CONTROL: Access = { caller: { by: 'anybody' }, body: 'words', counted: ['address'] }

/** Every route that is no endpoint of the API, as it is routed. */
export const pageAccess: Readonly<Record<string, Access>> = {
  'GET /health': SIGN,
  'GET /api/v1/streaming/health': SIGN,
  'POST /__test/:act': CONTROL,
  'GET /oauth/authorize': PAGE,
  'POST /oauth/authorize': { ...OWN_FORM, counted: ['address', 'signIns'] },
  'GET /auth/sign_out': OWN_PAGE,
  'POST /auth/sign_out': OWN_FORM,
  'GET /settings/preferences': OWN_PAGE,
  'POST /settings/preferences': OWN_FORM,
  'GET /settings/profile': OWN_PAGE,
  'POST /settings/profile': { ...OWN_FORM, body: 'profile' },
  'GET /invites': OWN_PAGE,
  'GET /admin/accounts/:id': OWN_PAGE,
  'GET /admin/accounts/:id/statuses/:status': OWN_PAGE,
  'POST /admin/accounts/:id/statuses/:status': OWN_FORM,
  'GET /.well-known/oauth-authorization-server': PAGE,
  'GET /media/art/:file': FILE,
  'GET /media/films/:file': FILE,
  'GET /media/uploads/:file': FILE,
  'GET /:author{@[^/]+}/:id{\\d+}/embed': PAGE,
  'GET /about': PAGE,
  'GET /terms': PAGE,
  'GET /*': PAGE,
}

/** What leads nowhere is counted as if it did: whoever looks for a way in pays for each door. */
const NOWHERE: Access = { caller: { by: 'anybody' }, body: 'none', counted: ['address'] }
const NO_ENDPOINT: Access = { ...NOWHERE, counted: ['address', 'calls'] }

const declared: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(pageAccess),
  ...(Object.keys(endpoints) as EndpointName[]).map((name) => {
    const { method, path } = endpoints[name]
    return [`${method} ${path}`, endpointAccess[name]] as const
  }),
])

/** What runs before every route, and answers nothing by itself. */
const EVERY_METHOD = 'ALL'

/** What the route that will answer this call has declared. */
export function accessOf(context: Context): Access {
  const { path } = context.req
  for (const route of matchedRoutes(context)) {
    const access = declared.get(`${route.method} ${route.path}`)
    // The page of the dashboard answers whatever else nobody does, but for the API.
    if (access !== undefined && !(route.path === '/*' && path.startsWith('/api/'))) return access
  }
  return path.startsWith('/api/') ? NO_ENDPOINT : NOWHERE
}

/** Routes that were added without a declaration. */
export const undeclaredRoutes = ({ routes }: Hono): readonly string[] =>
  routes
    .filter(({ method }) => method !== EVERY_METHOD)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !declared.has(route))
