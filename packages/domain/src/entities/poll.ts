import type { CustomEmojiEntity } from './custom-emoji.ts'
import type { PollId } from './ids.ts'

/** The poll limits of a server. @see https://docs.joinmastodon.org/entities/Instance/#polls */
export interface PollLimits {
  readonly max_options: number
  /** Graphemes. */
  readonly max_characters_per_option: number
  /** Seconds. */
  readonly min_expiration: number
  /** Seconds. */
  readonly max_expiration: number
}

/** @see https://docs.joinmastodon.org/entities/Poll/ */
export interface PollEntity {
  readonly id: PollId
  readonly expires_at: string | null
  readonly expired: boolean
  readonly multiple: boolean
  readonly votes_count: number
  readonly voters_count: number | null
  readonly options: readonly { readonly title: string; readonly votes_count: number | null }[]
  readonly emojis: readonly CustomEmojiEntity[]
  readonly voted: boolean
  readonly own_votes: readonly number[]
}
