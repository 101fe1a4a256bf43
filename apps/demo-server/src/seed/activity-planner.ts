import type { Acct, SeedPost } from './seed-data.ts'

/** The fields of a status that the planner needs in order to reply or react to it. */
export interface StatusSummary {
  readonly author: Acct
  readonly text: string
  readonly spoilerText: string
  readonly language: string | null
  readonly visibility: SeedPost['visibility']
  readonly mediaCount: number
  readonly hasPoll: boolean
}

/** A planned reply. The simulator knows the status that it replies to. */
export interface PlannedReply {
  readonly author: Acct
  /** Begins with the mention of the author of the status. */
  readonly text: string
  readonly language: string
  readonly visibility: SeedPost['visibility']
  /** Delay before publishing, in seconds. */
  readonly delay: number
}

export interface PlannedReaction {
  readonly acct: Acct
  readonly kind: 'favourite' | 'boost'
  /** Delay before it happens, in seconds. */
  readonly delay: number
}

/** Plans what seeded accounts do next. The simulator carries it out. */
export interface ActivityPlanner {
  /** The next post or boost of a seeded account; null when none is left. */
  planPost(now: Date): SeedPost | null
  /** Friendly replies to a status of a real user; none to a status that no one else can see. */
  planReplies(status: StatusSummary): readonly PlannedReply[]
  planReactions(status: StatusSummary): readonly PlannedReaction[]
  /** A follow of the owner by an account that does not follow her yet; null when none is left. */
  planFollow(): { readonly follower: Acct; readonly followed: Acct } | null
}
