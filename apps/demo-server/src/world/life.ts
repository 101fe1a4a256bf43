import type { Acct, WorldPost } from './world.ts'

/** What life needs to know of a status in order to answer it or to react to it. */
export interface SeenStatus {
  readonly author: Acct
  readonly text: string
  readonly spoilerText: string
  readonly language: string | null
  readonly visibility: WorldPost['visibility']
  readonly mediaCount: number
  readonly hasPoll: boolean
}

/** An answer to the status that was asked about: the clockwork fills in what it replies to. */
export interface LifeAnswer {
  readonly author: Acct
  /** Begins with the mention of the answered author. */
  readonly text: string
  readonly language: string
  readonly visibility: WorldPost['visibility']
  /** Seconds to wait before it is published. */
  readonly delay: number
}

export interface LifeReaction {
  readonly acct: Acct
  readonly kind: 'favourite' | 'boost'
  /** Seconds to wait. */
  readonly delay: number
}

/** Decisions about what happens next. It carries nothing out: the instance's clockwork does. */
export interface Life {
  /** The next thing somebody of the world says or boosts; null when nobody feels like it. */
  nextPost(now: Date): WorldPost | null
  /** Friendly answers to a status of a real user, none to one that no-one can see. */
  answerTo(status: SeenStatus): readonly LifeAnswer[]
  reactionTo(status: SeenStatus): readonly LifeReaction[]
  /** Somebody who does not follow the owner yet and now does. */
  nextFollow(): { readonly follower: Acct; readonly followed: Acct } | null
}
