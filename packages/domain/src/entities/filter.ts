import type { FilterId, StatusId } from './ids.ts'

export type FilterAction = 'warn' | 'hide' | 'blur'

/** A v1 filter. v2 filters are converted to one of these per keyword. */
export interface FilterEntity {
  readonly id: FilterId
  readonly phrase: string
  readonly context: readonly string[]
  readonly whole_word: boolean
  readonly expires_at: string | null
}

/** One word or phrase of a v2 filter. @see https://docs.joinmastodon.org/entities/FilterKeyword/ */
export interface FilterKeywordEntity {
  /** null in a draft that the instance has not saved yet. */
  readonly id: string | null
  readonly keyword: string
  readonly whole_word: boolean
}

/** One status of a v2 filter. @see https://docs.joinmastodon.org/entities/FilterStatus/ */
export interface FilteredStatusEntity {
  readonly id: string
  readonly status_id: StatusId
}

/**
 * A v2 filter (4.0 and later): many keywords, one title, one action. @see
 * https://docs.joinmastodon.org/entities/Filter/
 */
export interface FilterV2Entity {
  readonly id: FilterId
  readonly title: string
  /** `home`, `notifications`, `public`, `thread`, `account`, or an unknown newer context. */
  readonly context: readonly string[]
  readonly expires_at: string | null
  readonly filter_action: FilterAction
  readonly keywords: readonly FilterKeywordEntity[]
  /** Individually filtered statuses. */
  readonly statuses: readonly FilteredStatusEntity[]
}

/** Why the instance filtered a status (4.0). @see https://docs.joinmastodon.org/entities/FilterResult/ */
export interface FilterResultEntity {
  readonly filter: {
    readonly id: FilterId
    readonly title: string
    readonly context: readonly string[]
    readonly expires_at: string | null
    readonly filter_action: FilterAction
  }
}
