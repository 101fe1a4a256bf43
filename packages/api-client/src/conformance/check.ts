import type {
  CredentialAccountEntity,
  InstanceEntity,
  MediaAttachmentEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { ApiError } from '../http/api-error.ts'

/**
 * `works`: as the dashboard expects. `differs`: otherwise, but the dashboard can handle it. `absent`: the server does
 * not support it. `broken`: the server supports it, but it is unusable. `refused`: the token was refused, so the
 * result is unknown. `untried`: a prerequisite of the check is missing.
 */
export type Verdict = 'works' | 'differs' | 'absent' | 'broken' | 'refused' | 'untried'

export interface Outcome {
  readonly verdict: Verdict
  /** A text for the user; empty when there is nothing to add. */
  readonly reason: string
}

/** The state that checks share. */
export interface CheckContext {
  readonly api: ApiClient
  readonly accessToken: string
  readonly WebSocket: typeof globalThis.WebSocket
  /** How long a stream may take to open. Unit: ms. */
  readonly timeoutMs: number
  me: CredentialAccountEntity | null
  instance: InstanceEntity | null
  uploaded: MediaAttachmentEntity | null
  posted: StatusEntity | null
  /** The posts that the checks created and have not deleted yet, with their addresses. */
  readonly made: Map<StatusEntity['id'], string>
}

export interface Check {
  readonly name: string
  /** Whether the dashboard is unusable on a server that fails this check. */
  readonly isRequired: boolean
  /** The OAuth scope that the token needs; null for none. @see https://docs.joinmastodon.org/api/oauth-scopes/ */
  readonly scope: string | null
  /** @throws the errors of its requests */
  readonly run: (visit: CheckContext) => Promise<Outcome>
}

export const works = (reason = ''): Outcome => ({ verdict: 'works', reason })
export const differs = (reason: string): Outcome => ({ verdict: 'differs', reason })
export const absent = (reason: string): Outcome => ({ verdict: 'absent', reason })
export const broken = (reason: string): Outcome => ({ verdict: 'broken', reason })
const refused = (reason: string): Outcome => ({ verdict: 'refused', reason })
export const untried = (reason: string): Outcome => ({ verdict: 'untried', reason })

/** The statuses of servers that lack an API method. */
const MISSING: readonly (number | null)[] = [404, 405, 501]

const UNAUTHORISED = 401
const FORBIDDEN = 403

/**
 * Returns the outcome of a failed request.
 *
 * @param scope the OAuth scope that the token needs; null for none
 */
export function getOutcomeOfError(error: unknown, scope: string | null): Outcome {
  if (!(error instanceof ApiError)) return broken(error instanceof Error ? error.message : 'failed')
  const { kind, status, serverMessage } = error
  const said = [status, serverMessage].filter(Boolean).join(' ')
  if (kind === 'unsupported') return absent(said)
  if (kind === 'network') return broken('no response')
  if (kind === 'decode') return broken('unreadable response')
  if (status === UNAUTHORISED) return refused(`the token was refused: ${said}`)
  if (status === FORBIDDEN && scope !== null)
    return refused(`the token was refused, it needs the scope ${scope}: ${said}`)
  return MISSING.includes(status) ? absent(said) : broken(said)
}
