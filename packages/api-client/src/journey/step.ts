import type {
  CredentialAccountEntity,
  InstanceEntity,
  MediaAttachmentEntity,
  StatusEntity,
} from '@colonnade/domain/entities'
import type { ApiClient } from '../client.ts'

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
export const refused = (reason: string): Outcome => ({ verdict: 'refused', reason })
export const untried = (reason: string): Outcome => ({ verdict: 'untried', reason })
