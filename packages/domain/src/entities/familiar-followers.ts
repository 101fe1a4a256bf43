import type { AccountEntity } from './account.ts'
import type { AccountId } from './ids.ts'

/** Whom one follows that follows an account too. @see https://docs.joinmastodon.org/entities/FamiliarFollowers/ */
export interface FamiliarFollowersEntity {
  /** The account that is followed. */
  readonly id: AccountId
  readonly accounts: readonly AccountEntity[]
}
