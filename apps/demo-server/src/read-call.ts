import type { Access, Auth } from './access/access.ts'
import { authenticate, checkCaller, type Identity, throwFailure } from './access/tokens.ts'
import type { Call } from './handlers/call.ts'
import { bringsFiles } from './http/body-limits.ts'
import { readInput, textOf } from './http/input.ts'
import type { InstanceSettings } from './instance-settings.ts'
import { dropExpiredMutes } from './store/visibility.ts'
import type { Services } from './streaming/announce.ts'

interface Called {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly access: Access
  /** Who calls, as far as the head of the request says. */
  readonly identity: Identity
}

/** Where the instance is, as this caller sees it. */
export const originOf = ({ origin }: InstanceSettings, request: Request): string =>
  origin ?? new URL(request.url).origin

/**
 * Reads the body last: who may not call, or names no token where files are taken, is refused with the body unread.
 *
 * @throws {ApiFailure} 401 for a token that is not, or no longer, good; 403 out of its scopes; 400 for a garbled body
 */
export async function readCall(called: Called, request: Request): Promise<Call> {
  const { services, settings, access, identity } = called
  throwFailure(identity)
  const isNamed = identity.auth !== null
  let auth = isNamed || bringsFiles(access.body) ? checkCaller(access.caller, identity.auth) : null
  const input = await readInput(request, access.body)
  if (!isNamed) auth = checkCaller(access.caller, await authOfBody(called, input))
  if (auth !== null) await dropExpiredMutes(services.store)
  return {
    services,
    settings,
    params: {},
    input,
    request,
    origin: originOf(settings, request),
    auth,
  }
}

/** Older clients send their token among the words. */
async function authOfBody(
  { services, access }: Called,
  input: Call['input'],
): Promise<Auth | null> {
  if (bringsFiles(access.body) || access.caller.by === 'app') return null
  const token = textOf(input, 'access_token')
  return token === null ? null : authenticate(services.store, token)
}
