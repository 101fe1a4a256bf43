import type { AccountRow, MediaRow, StatusRow } from '../store/find-rows.ts'

/** An account as one server sends it to another. */
export interface FederatedAccount extends Pick<
  AccountRow,
  | 'username'
  | 'display_name'
  | 'note'
  | 'fields'
  | 'avatar'
  | 'header'
  | 'locked'
  | 'bot'
  | 'language'
  | 'created_at'
> {
  /** Never null: an account of the sending server has the host of that server. */
  readonly domain: string
}

/** A status as one server sends it to another. Other statuses are named by their `uri`. */
export interface FederatedStatus extends Pick<
  StatusRow,
  | 'text'
  | 'content'
  | 'spoiler_text'
  | 'sensitive'
  | 'visibility'
  | 'language'
  | 'tags'
  | 'emojis'
  | 'card'
  | 'poll'
  | 'created_at'
  | 'edited_at'
> {
  readonly uri: string
  readonly url: string
  readonly author: FederatedAccount
  readonly inReplyTo: string | null
  readonly quoteOf: string | null
  readonly boostOf: string | null
  readonly mentions: readonly FederatedAccount[]
  readonly media: readonly MediaRow[]
}

export type Federated =
  | { readonly kind: 'account'; readonly account: FederatedAccount }
  | { readonly kind: 'status'; readonly status: FederatedStatus }

/** The host of a server, as accts and URLs have it. */
export const getHost = (origin: string): string => new URL(origin).host
