import type { InstanceSettings } from '../instance-settings.ts'
import type { SerializeContext } from '../serialize/context.ts'
import type { Id } from '../store/tables.ts'
import type { Services } from '../streaming/announce.ts'
import { ApiFailure } from './api-failure.ts'
import type { Input } from './input.ts'

/** Who calls, by the token that came along. */
export interface Auth {
  readonly tokenId: Id
  /** null for a token of an app alone. */
  readonly accountId: Id | null
  readonly scopes: string
  readonly application: string | null
}

/** One call of the API as its handler sees it. */
export interface Call<Params = unknown> {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly params: Params
  readonly input: Input
  readonly request: Request
  /** The address under which the instance was called. */
  readonly origin: string
  readonly auth: Auth | null
}

export type Handler<Params = unknown> = (call: Call<Params>) => Promise<Response>

/**
 * The account that calls.
 *
 * @param scope what the token must allow: `read`, `write`, `follow` or `push`
 * @throws {ApiFailure} 401 without a token, 422 with that of an app alone, 403 out of its scopes
 */
export function requireAccount(
  call: Call,
  scope?: 'read' | 'write' | 'follow' | 'push',
): { auth: Auth; me: Id } {
  const { auth } = call
  if (auth === null) throw new ApiFailure(401, 'The access token is invalid')
  if (auth.accountId === null)
    throw new ApiFailure(422, 'This method requires an authenticated user')
  const wanted = scope ?? (call.request.method === 'GET' ? 'read' : 'write')
  const given = auth.scopes.split(/\s+/).map((one) => one.split(':')[0])
  if (!given.includes(wanted) && !(wanted === 'follow' && given.includes('write'))) {
    throw new ApiFailure(403, 'This action is outside the authorized scopes')
  }
  return { auth, me: auth.accountId }
}

export const contextOf = ({ services, auth, origin }: Call): SerializeContext => ({
  store: services.store,
  viewer: auth?.accountId ?? null,
  origin,
})
