import type { AccountEntity, CredentialAccountEntity } from '../entities/account.ts'
import type { SessionMeta } from './session-meta.ts'

/** Everything a session starts from, whether the page brought it or it was asked for. */
export interface InitialState {
  readonly meta: SessionMeta
  /** The own account, where it is known. */
  readonly account: CredentialAccountEntity | AccountEntity | null
  /** As saved: read them with `parseServerSettings`; undefined where the server keeps none. */
  readonly settings: unknown
  /** What the composer starts with: a shared text. */
  readonly composeText: string
  /** File extensions and MIME types that may be attached; empty when the server does not say. */
  readonly acceptContentTypes: readonly string[]
}
