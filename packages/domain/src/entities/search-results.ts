import type { AccountEntity } from './account.ts'
import type { StatusEntity, TagEntity } from './status.ts'

/** @see https://docs.joinmastodon.org/entities/Search/ */
export interface SearchResultsEntity {
  readonly accounts: readonly AccountEntity[]
  readonly statuses: readonly StatusEntity[]
  readonly hashtags: readonly TagEntity[]
}
