import type { AccountId, AccountRecord, StatusRecord } from '@colonnade/domain/entities'
import type { Session } from '../../../state/session.ts'
import type { ActionAsAnother } from '../../../state/ui/modals.ts'
import type { Action } from '../../../ui/command-list/action.ts'
import type { Navigate } from '../../../ui/link/navigate-context.ts'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import type { PostCapabilities } from '../row/display-options.ts'

/** The data that decides which actions a post has, and how they are labelled. */
export interface PostFacts {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly me: AccountId
  /** Origin of the server's admin pages; null unless the user is staff. */
  readonly staffOrigin: string | null
  readonly offers: PostCapabilities
}

/** The context in which an action runs. */
export interface RowContext extends PostFacts {
  readonly session: Session
  readonly navigate: Navigate
}

/** How an action was triggered. */
export interface RowInput {
  /** Shift was pressed. */
  readonly skipsQuestion?: boolean
  /** Triggered by a key or the command palette. No button that would expose the new state has the focus. */
  readonly isByKey?: boolean
}

/** The groups of the More menu, with a separator between them. */
export type MenuGroup = 'post' | 'own' | 'author' | 'sight' | 'staff'

export interface RowAction extends Action<PostFacts, RowContext, RowInput> {
  /**
   * Where it is offered: as a button, in a group of the menu, by name and key only, or by the row itself, which then
   * also runs it.
   */
  readonly place: 'button' | MenuGroup | 'name' | 'row'
  /** It needs a confirmation if the account's settings require one. Shift with its button or key skips that. */
  readonly shiftSkipsQuestion?: boolean
  /** With several accounts, Shift with its key opens the choice of the account instead. */
  readonly asAnother?: ActionAsAnother
  /** Opens this URL instead of running code. */
  readonly href?: (facts: PostFacts) => string
}

/** The callbacks of a row. Only what the user can select by name is an action of the table. */
export interface RowActions {
  /** Runs an action of the table. */
  readonly run: (id: string, input?: RowInput) => void
  readonly expand: () => void
  readonly openMedia: (index: number) => void
  /** Opens a larger player for a video, starting at `time`, in seconds. */
  readonly openVideo: (index: number, time: number) => void
  /** On a touch screen: opens the other actions in a sheet at the lower edge. */
  readonly openSheet: (entries: MenuEntries<string>) => void
  /** Opens the edit history. */
  readonly showVersions: () => void
  /** @param choices indexes of the poll's options */
  readonly vote: (choices: readonly number[]) => void
  readonly refreshPoll: () => void
  /** The poll has ended by the clock: loads its results. */
  readonly refreshEndedPoll: () => void
}

const noop = () => undefined

/** Callbacks that do nothing. */
export const noopActions: RowActions = {
  run: noop,
  expand: noop,
  openMedia: noop,
  openVideo: noop,
  openSheet: noop,
  showVersions: noop,
  vote: noop,
  refreshPoll: noop,
  refreshEndedPoll: noop,
}
