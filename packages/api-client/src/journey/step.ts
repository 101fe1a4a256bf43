import type {
  CredentialAccountEntity,
  InstanceEntity,
  MediaAttachmentEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'
import { ApiError } from '../http/api-error.ts'

/**
 * `works`: as the dashboard expects it. `differs`: otherwise, and the dashboard lives with it. `absent`: the server
 * has no such thing. `broken`: it has, and it is of no use. `refused`: the token is not let in, so that nothing is known
 * of it. `untried`: what it is tried with is not there.
 */
export type Verdict = 'works' | 'differs' | 'absent' | 'broken' | 'refused' | 'untried'

export interface Outcome {
  readonly verdict: Verdict
  /** In words for a person; empty where there is nothing to say. */
  readonly reason: string
}

/** What one step leaves for those after it. */
export interface Visit {
  readonly api: ApiClient
  readonly accessToken: string
  readonly WebSocket: typeof globalThis.WebSocket
  /** How long a stream may take to open. Unit: ms. */
  readonly patienceMs: number
  me: CredentialAccountEntity | null
  instance: InstanceEntity | null
  uploaded: MediaAttachmentEntity | null
  posted: StatusEntity | null
  /** What the visit made and has not taken away yet, with its address. */
  readonly made: Map<StatusEntity['id'], string>
}

export interface Step {
  readonly name: string
  /** Without it the dashboard is of no use on that server. */
  readonly isNeeded: boolean
  /** What the token must allow; null where it need not allow anything. @see https://docs.joinmastodon.org/api/oauth-scopes/ */
  readonly scope: string | null
  /** @throws what the call throws */
  readonly run: (visit: Visit) => Promise<Outcome>
}

export const works = (reason = ''): Outcome => ({ verdict: 'works', reason })
export const differs = (reason: string): Outcome => ({ verdict: 'differs', reason })
export const absent = (reason: string): Outcome => ({ verdict: 'absent', reason })
export const broken = (reason: string): Outcome => ({ verdict: 'broken', reason })
const refused = (reason: string): Outcome => ({ verdict: 'refused', reason })
export const untried = (reason: string): Outcome => ({ verdict: 'untried', reason })

/** How servers say that they know no such call. */
const MISSING: readonly (number | null)[] = [404, 405, 501]

const UNAUTHORISED = 401
const FORBIDDEN = 403

/**
 * What a failed call tells of a server.
 *
 * @param scope what the token had to allow; null where it need not allow anything
 */
export function outcomeOfError(error: unknown, scope: string | null): Outcome {
  if (!(error instanceof ApiError)) return broken(error instanceof Error ? error.message : 'failed')
  const { kind, status, serverMessage } = error
  const said = [status, serverMessage].filter(Boolean).join(' ')
  if (kind === 'unsupported') return absent(said)
  if (kind === 'network') return broken('no answer came')
  if (kind === 'decode') return broken('the answer cannot be read')
  if (status === UNAUTHORISED) return refused(`the token was refused: ${said}`)
  if (status === FORBIDDEN && scope !== null)
    return refused(`the token was refused, it needs the scope ${scope}: ${said}`)
  return MISSING.includes(status) ? absent(said) : broken(said)
}
