import type { Access, Auth } from './access/access.ts'
import { authenticate, checkCaller, type Identity, assertValidToken } from './access/tokens.ts'
import type { Call } from './handlers/handler.ts'
import { acceptsFiles } from './http/body-limits.ts'
import { readInput, getText } from './http/input.ts'
import type { InstanceSettings } from './instance-settings.ts'
import { dropExpiredMutes } from './store/visibility.ts'
import type { Services } from './streaming/send-events.ts'

interface ReadRequestOptions {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly access: Access
  /** The client, as identified by the headers of the request. */
  readonly identity: Identity
}

/** Returns the address of the instance for a client. */
export const getOrigin = ({ origin }: InstanceSettings, request: Request): string =>
  origin ?? new URL(request.url).origin

/**
 * Reads a request. The body is read last. It is not read if the client is not allowed to send the request, or if an
 * upload has no token.
 *
 * @throws {ApiFailure} 401 for an invalid or revoked token; 403 for a missing scope; 400 for a malformed body
 */
export async function readRequest(called: ReadRequestOptions, request: Request): Promise<Call> {
  const { services, settings, access, identity } = called
  assertValidToken(identity)
  const isNamed = identity.auth !== null
  let auth = isNamed || acceptsFiles(access.body) ? checkCaller(access.caller, identity.auth) : null
  const input = await readInput(request, access.body)
  if (!isNamed) auth = checkCaller(access.caller, await findAuthInBody(called, input))
  if (auth !== null) await dropExpiredMutes(services.store)
  return {
    services,
    settings,
    params: {},
    input,
    request,
    origin: getOrigin(settings, request),
    auth,
  }
}

/** Older clients send their token in the body. */
async function findAuthInBody(
  { services, access }: ReadRequestOptions,
  input: Call['input'],
): Promise<Auth | null> {
  if (acceptsFiles(access.body) || access.caller.by === 'app') return null
  const token = getText(input, 'access_token')
  return token === null ? null : authenticate(services.store, token)
}
