import type { EndpointName, endpoints } from '@colonnade/api-client/endpoints'
import type { Auth } from '../access/access.ts'
import type { Input } from '../http/input.ts'
import { ApiFailure } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { SerializeContext } from '../serialize/account.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'

/** One call of the API as its handler sees it. */
export interface Call<Params = unknown> {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly params: Params
  readonly input: Input
  readonly request: Request
  /** The address under which the instance was called. */
  readonly origin: string
  /** As far as the endpoint asks who calls: null where it tells everybody the same. */
  readonly auth: Auth | null
}

export type Handler<Params = unknown> = (call: Call<Params>) => Promise<Response>

/**
 * The account that calls. Which scopes its token must have says `endpointAccess`.
 *
 * @throws {ApiFailure} 401 without a token, 422 with that of an app alone
 */
export function requireAccount({ auth }: Call): { auth: Auth; me: Id } {
  if (auth === null) throw new ApiFailure(401, 'The access token is invalid')
  if (auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  return { auth, me: auth.accountId }
}

export const contextOf = ({ services, auth, origin }: Call): SerializeContext => ({
  store: services.store,
  viewer: auth?.accountId ?? null,
  origin,
})

/** `/accounts/:id/lists` gives its handler `{ id: string }`. */
type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

type HandlerOf<Name extends EndpointName> = Handler<ParamsOf<(typeof endpoints)[Name]['path']>>

/** One handler for every endpoint that the client knows: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: HandlerOf<Name> }

/** The handlers of one file. */
export type HandlersFor<Names extends EndpointName> = Pick<Handlers, Names>
