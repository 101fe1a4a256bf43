import type { Hono } from 'hono'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Access } from './access/access.ts'
import { endpointAccess } from './access/endpoint-access.ts'
import type { Call, Handler } from './handlers/handler.ts'
import { handlers } from './handlers/index.ts'

/** Authenticates and parses a request. Throws if the client is not allowed to send it. */
export type ReadRequest = (request: Request, access: Access) => Promise<Call>

/** Routes every endpoint of the client to its handler. */
export function routeEndpoints(app: Hono, readCall: ReadRequest): void {
  for (const { method, path, access, handler } of getSortedRoutes()) {
    app.on(method, path, async (context) => {
      const call = await readCall(context.req.raw, access)
      return handler({ ...call, params: context.req.param() })
    })
  }
}

interface Route {
  readonly method: string
  readonly path: string
  readonly access: Access
  readonly handler: Handler<Record<string, string>>
}

/** Returns the most specific routes first: `/accounts/lookup` must be tried before `/accounts/:id`. */
function getSortedRoutes(): readonly Route[] {
  return getEndpointNames()
    .map((name) => {
      const { method, path } = endpoints[name]
      // Each handler is routed by the path that its parameters are named after.
      const handler = handlers[name] as Handler<Record<string, string>>
      return { method, path, access: endpointAccess[name], handler }
    })
    .toSorted((a, b) => getSpecificity(b.path) - getSpecificity(a.path))
}

function getSpecificity(path: string): number {
  return path
    .split('/')
    .reduce((sum, part, index) => (part.startsWith(':') ? sum - 1 / (index + 1) : sum), 0)
}

const getEndpointNames = (): EndpointName[] => Object.keys(endpoints) as EndpointName[]
