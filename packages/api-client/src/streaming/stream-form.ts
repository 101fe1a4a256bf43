import type { CapabilityRecord } from '../capabilities/capability-record.ts'
import type { Support } from '../capabilities/capability.ts'
import { mayBeSubprotocol, type TokenPlace } from './socket-address.ts'

/** One way to reach a server's streams. */
export interface StreamForm {
  /** Many streams on one socket; else each has a socket of its own, named in its address (before 3.3). */
  readonly isMultiplexed: boolean
  readonly tokenPlace: TokenPlace
  /** Where it leads; the announced address if not said. */
  readonly baseUrl?: string
}

/**
 * The ways that are worth a try, the best first, each twice: a server that is being restarted may
 * close a socket at once too. Into the query, and so into logs, a token goes only where it can go nowhere else: a server
 * that is known to be older than the subprotocol (2.9), or a token that none may be. Where neither is known a stream
 * that fails says nothing of the token, since streams are down more often than servers are that old.
 *
 * @returns none where the server is known not to stream. Never throws.
 */
export function streamForms(
  capabilities: Pick<CapabilityRecord, 'of' | 'has'>,
  accessToken: string,
): readonly StreamForm[] {
  if (!capabilities.has('streaming')) return []
  const kinds = capabilities.has('multiplexing') ? [true, true, false, false] : [false, false]
  return tokenPlaces(capabilities.of('socketTokens'), accessToken).flatMap((tokenPlace) =>
    kinds.map((isMultiplexed) => ({ isMultiplexed, tokenPlace })),
  )
}

function tokenPlaces(support: Support, accessToken: string): readonly TokenPlace[] {
  return [support === 'no' || !mayBeSubprotocol(accessToken) ? 'query' : 'protocol']
}

/** What needs no trying out: the only way there is, if it is a socket for each stream. */
export function onlyForm(forms: readonly StreamForm[]): StreamForm | null {
  const [first] = forms
  if (first === undefined || first.isMultiplexed) return null
  const isSame = ({ tokenPlace, baseUrl }: StreamForm) =>
    tokenPlace === first.tokenPlace && baseUrl === first.baseUrl
  return forms.every(isSame) ? first : null
}

/** The same ways to each address, in turn. @returns as they are where there is one address only */
export function formsAt(
  forms: readonly StreamForm[],
  baseUrls: readonly string[],
): readonly StreamForm[] {
  if (baseUrls.length < 2) return forms
  return forms.flatMap((form) => baseUrls.map((baseUrl) => ({ ...form, baseUrl })))
}
