import type { FilterId } from './ids.ts'

export type FilterAction = 'warn' | 'hide' | 'blur'

/** A filter as the rules use it; v2 filters are flattened to one of these per keyword. */
export interface FilterEntity {
  readonly id: FilterId
  readonly phrase: string
  readonly context: readonly string[]
  readonly whole_word: boolean
  readonly expires_at: string | null
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
