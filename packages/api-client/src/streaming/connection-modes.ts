import type { CapabilityRecord } from '../capabilities/capability-record.ts'
import type { Support } from '../capabilities/capability.ts'
import { canBeSubprotocol, type TokenLocation } from './socket-address.ts'

/** One way to connect to a server's streams. */
export interface ConnectionMode {
  /**
   * Whether one socket carries many streams. Otherwise each stream has its own socket, named in the address (before
   * 3.3).
   */
  readonly isMultiplexed: boolean
  readonly tokenLocation: TokenLocation
  /** The base address; by default the announced one. */
  readonly baseUrl?: string
}

/**
 * Returns the connection modes worth trying, the best first. Each is listed twice, because a restarting server may
 * also close a socket at once. The token goes into the query, and so into logs, only when there is no other way: for
 * a server known to be older than the subprotocol (2.9), or a token that cannot be one. In all other cases a failure
 * says nothing about the token, because streams are down more often than servers are that old.
 *
 * @returns an empty list for a server known not to stream. Never throws.
 */
export function getConnectionModes(
  capabilities: Pick<CapabilityRecord, 'getSupport' | 'has'>,
  accessToken: string,
): readonly ConnectionMode[] {
  if (!capabilities.has('streaming')) return []
  const kinds = capabilities.has('multiplexing') ? [true, true, false, false] : [false, false]
  return getTokenLocations(capabilities.getSupport('socketTokens'), accessToken).flatMap(
    (tokenLocation) => kinds.map((isMultiplexed) => ({ isMultiplexed, tokenLocation })),
  )
}

function getTokenLocations(support: Support, accessToken: string): readonly TokenLocation[] {
  return [support === 'no' || !canBeSubprotocol(accessToken) ? 'query' : 'protocol']
}

/** Returns the only possible mode, if it uses one socket per stream. It needs no trying. */
export function getOnlyMode(forms: readonly ConnectionMode[]): ConnectionMode | null {
  const [first] = forms
  if (first === undefined || first.isMultiplexed) return null
  const isSame = ({ tokenLocation, baseUrl }: ConnectionMode) =>
    tokenLocation === first.tokenLocation && baseUrl === first.baseUrl
  return forms.every(isSame) ? first : null
}

/** Returns the modes for each address in turn. @returns the modes unchanged for a single address */
export function withBaseUrls(
  forms: readonly ConnectionMode[],
  baseUrls: readonly string[],
): readonly ConnectionMode[] {
  if (baseUrls.length < 2) return forms
  return forms.flatMap((form) => baseUrls.map((baseUrl) => ({ ...form, baseUrl })))
}
