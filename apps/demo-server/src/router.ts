import type { Hono } from 'hono'
import { type EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Access } from './access/access.ts'
import { endpointAccess } from './access/endpoint-access.ts'
import type { Call, Handler } from './handlers/call.ts'
import { handlers } from './handlers/index.ts'

/** Makes a call out of a request: who it is, and what it says. Throws where its caller may not make it. */
export type ReadCall = (request: Request, access: Access) => Promise<Call>

/** Routes every endpoint of the client's table to its handler. */
export function routeEndpoints(app: Hono, readCall: ReadCall): void {
  for (const { method, path, access, handler } of sortedRoutes()) {
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

/** `/accounts/lookup` must be tried before `/accounts/:id`. */
function sortedRoutes(): readonly Route[] {
  return endpointNames()
    .map((name) => {
      const { method, path } = endpoints[name]
      // The path that gave the handler its parameters is the one that it is routed by.
      const handler = handlers[name] as Handler<Record<string, string>>
      return { method, path, access: endpointAccess[name], handler }
    })
    .toSorted((a, b) => specificity(b.path) - specificity(a.path))
}

function specificity(path: string): number {
  return path
    .split('/')
    .reduce((sum, part, index) => (part.startsWith(':') ? sum - 1 / (index + 1) : sum), 0)
}

const endpointNames = (): EndpointName[] => Object.keys(endpoints) as EndpointName[]
