import type { FilterId, StatusId } from './ids.ts'

export type FilterAction = 'warn' | 'hide' | 'blur'

/** A filter as the rules use it; v2 filters are flattened to one of these per keyword. */
export interface FilterEntity {
  readonly id: FilterId
  readonly phrase: string
  readonly context: readonly string[]
  readonly whole_word: boolean
  readonly expires_at: string | null
}

/** One word or phrase of a v2 filter. @see https://docs.joinmastodon.org/entities/FilterKeyword/ */
export interface FilterKeywordEntity {
  /** null in a draft that the instance has not seen yet. */
  readonly id: string | null
  readonly keyword: string
  readonly whole_word: boolean
}

/** One status of a v2 filter. @see https://docs.joinmastodon.org/entities/FilterStatus/ */
export interface FilteredStatusEntity {
  readonly id: string
  readonly status_id: StatusId
}

/** A filter of 4.0 and later: many keywords, one name, one action. @see https://docs.joinmastodon.org/entities/Filter/ */
export interface FilterV2Entity {
  readonly id: FilterId
  readonly title: string
  /** `home`, `notifications`, `public`, `thread`, `account`, or newer words. */
  readonly context: readonly string[]
  readonly expires_at: string | null
  readonly filter_action: FilterAction
  readonly keywords: readonly FilterKeywordEntity[]
  /** Statuses that it hides one by one. */
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
