import type { Call } from './http/call.ts'
import { readInput, textOf } from './http/input.ts'
import type { InstanceSettings } from './instance-settings.ts'
import { authenticate, bearerOf } from './oauth/tokens.ts'
import { dropExpiredMutes } from './store/expired-mutes.ts'
import type { Services } from './streaming/announce.ts'

interface Called {
  readonly services: Services
  readonly settings: InstanceSettings
}

/** Where the instance is, as this caller sees it. */
export const originOf = ({ origin }: InstanceSettings, request: Request): string =>
  origin ?? new URL(request.url).origin

/** @throws {ApiFailure} 401 for a token that is not, or no longer, good; 400 for a garbled body */
export async function readCall({ services, settings }: Called, request: Request): Promise<Call> {
  const input = await readInput(request)
  const isApi = new URL(request.url).pathname.startsWith('/api/')
  const token = isApi ? (bearerOf(request) ?? textOf(input, 'access_token')) : null
  const auth = token === null ? null : await authenticate(services.store, token)
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
