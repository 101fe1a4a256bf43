import type { EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Auth } from '../access/access.ts'
import type { Input } from '../http/input.ts'
import { ApiFailure } from '../http/response.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { SerializeContext } from '../serialize/account.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/send-events.ts'

/** An API request as its handler gets it. */
export interface Call<Params = unknown> {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly params: Params
  readonly input: Input
  readonly request: Request
  /** The origin at which the server was reached. */
  readonly origin: string
  /** null without a token, and for endpoints that respond the same to everyone. */
  readonly auth: Auth | null
}

export type Handler<Params = unknown> = (call: Call<Params>) => Promise<Response>

/**
 * Returns the account that sent the request. `endpointAccess` defines the scopes that its token needs.
 *
 * @throws {ApiFailure} 401 without a token, 422 with an app token
 */
export function requireAccount({ auth }: Call): { auth: Auth; me: Id } {
  if (auth === null) throw new ApiFailure(401, 'The access token is invalid')
  if (auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  return { auth, me: auth.accountId }
}

export const createSerializeContext = ({ services, auth, origin }: Call): SerializeContext => ({
  store: services.store,
  viewer: auth?.accountId ?? null,
  origin,
})

/** For example, `/accounts/:id/lists` gives its handler `{ id: string }`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

type HandlerFor<Name extends EndpointName> = Handler<ParamsOf<(typeof endpoints)[Name]['path']>>

/** A handler for every endpoint of the client. A missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: HandlerFor<Name> }

/** The handlers of one file. */
export type HandlersFor<Names extends EndpointName> = Pick<Handlers, Names>
