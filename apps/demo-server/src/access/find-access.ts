import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Access } from './access.ts'
import { endpointAccess } from './endpoint-access.ts'
import { NO_ENDPOINT, NOWHERE, pageAccess } from './page-access.ts'

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
