import type { AccountEntity } from './account.ts'
import type { StatusEntity, TagEntity } from './status.ts'

/** How much a hashtag was used on one day. */
export interface TagDayEntity {
  /** Midnight UTC, ms since 1970. */
  readonly day: number
  readonly uses: number
  /** How many people used it. */
  readonly accounts: number
}

/** A hashtag with its last days, today first; without days where the server keeps none. @see https://docs.joinmastodon.org/entities/Tag/ */
export interface FoundTagEntity extends TagEntity {
  readonly history: readonly TagDayEntity[]
}

/** @see https://docs.joinmastodon.org/entities/Search/ */
export interface SearchResultsEntity {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly hashtags: readonly FoundTagEntity[]
}
