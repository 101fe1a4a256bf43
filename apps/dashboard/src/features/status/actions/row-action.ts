import type { AccountId, AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import type { Session } from '../../../state/session.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { Navigate } from '../../../ui/link/navigate-context.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import type { RowOffers } from '../row/row-options.ts'

/** What decides which actions a post has, and what they are called. */
export interface PostFacts {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly me: AccountId
  /** Of the server's admin pages; null for everybody but its staff. */
  readonly staffOrigin: string | null
  readonly offers: RowOffers
}

/** What an action of a row runs on. */
export interface RowContext extends PostFacts {
  readonly session: Session
  readonly navigate: Navigate
}

/** How an action was asked for. */
export interface RowInput {
  /** Shift was held. */
  readonly skipsQuestion?: boolean
  /** A key or the palette asked: no button that would tell the new state has the focus. */
  readonly isByKey?: boolean
}

/** The groups of the More menu, with a line between them. */
export type MenuGroup = 'post' | 'own' | 'author' | 'sight' | 'staff'

/** Something that can be done with a post. */
export interface RowAction extends Action<PostFacts, RowContext, RowInput> {
  /**
   * Where it is offered: as a button, in a group of the menu, by name and key alone, or by the row itself, which then runs
   * it too.
   */
  readonly place: 'button' | MenuGroup | 'name' | 'row'
  /** It asks first where the account wants that, and Shift with its button or key skips the question. */
  readonly shiftSkipsQuestion?: boolean
  /** Opens the address instead of running code. */
  readonly href?: (facts: PostFacts) => string
}

/** What a row does. Only what people choose by name is an action of the table. */
export interface RowActions {
  /** Runs an action of the table. */
  readonly run: (id: string, input?: RowInput) => void
  readonly expand: () => void
  readonly openMedia: (index: number) => void
  /** Shows a film larger, from `time` on. Seconds. */
  readonly openVideo: (index: number, time: number) => void
  /** On a touch screen: what else can be done, at the lower edge. */
  readonly openSheet: (entries: MenuEntries<string>) => void
  /** What it said before it was edited. */
  readonly showVersions: () => void
  /** @param choices positions of the poll's options */
  readonly vote: (choices: readonly number[]) => void
  readonly refreshPoll: () => void
  /** The poll is over by the clock: its outcome is wanted. */
  readonly hearPollEnd: () => void
}

const nothing = () => undefined

/** A row that does nothing when it is pressed. */
export const idleActions: RowActions = {
  run: nothing,
  expand: nothing,
  openMedia: nothing,
  openVideo: nothing,
  openSheet: nothing,
  showVersions: nothing,
  vote: nothing,
  refreshPoll: nothing,
  hearPollEnd: nothing,
}
