import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'

/** All that a row can do; each says what happens, none how. */
export interface RowActions {
  readonly reply: () => void
  /**
   * @param skipsQuestion Shift was held
   * @param isByKey a key of the row asked: its button, which would tell its new state, does not have the focus
   */
  readonly boost: (skipsQuestion: boolean, isByKey?: boolean) => void
  readonly favourite: (skipsQuestion: boolean, isByKey?: boolean) => void
  readonly bookmark: () => void
  readonly mention: () => void
  readonly messageDirectly: () => void
  readonly expand: () => void
  readonly openProfile: () => void
  readonly openMedia: (index: number) => void
  readonly copyLink: () => void
  /** Of the conversation that the post stands in; or again. */
  readonly muteConversation: () => void
  /** On the own profile; or no longer. */
  readonly pin: () => void
  readonly muteAuthor: () => void
  readonly blockAuthor: () => void
  /** To the moderators, with this post. */
  readonly reportAuthor: () => void
  /** The whole server that the author lives on. */
  readonly blockDomain: () => void
  /** Words of it, or this post alone. */
  readonly filter: () => void
  readonly remove: () => void
  /** @param choices positions of the poll's options */
  readonly vote: (choices: readonly number[]) => void
  readonly refreshPoll: () => void
  /** The poll is over by the clock: its outcome is wanted. */
  readonly hearPollEnd: () => void
  /** Deletes it, and brings its words back into the composer. */
  readonly redraft: () => void
  readonly edit: () => void
  /** As code for another page. */
  readonly embed: () => void
  /** What it said before it was edited. */
  readonly showVersions: () => void
  /** On a touch screen: what else can be done, at the lower edge. */
  readonly openSheet: (entries: MenuEntries<string>) => void
  /** Shows a film larger, from `time` on. Seconds. */
  readonly openVideo: (index: number, time: number) => void
}

/** What leads somewhere is there at once; all else comes behind the first posts. */
export type LateActs = Omit<
  RowActions,
  | 'expand'
  | 'openProfile'
  | 'openMedia'
  | 'openVideo'
  | 'openSheet'
  | 'embed'
  | 'showVersions'
  | 'filter'
>

const nothing = () => undefined

/** A row that does nothing when it is pressed. */
export const idleActions: RowActions = {
  reply: nothing,
  boost: nothing,
  favourite: nothing,
  bookmark: nothing,
  mention: nothing,
  messageDirectly: nothing,
  expand: nothing,
  openProfile: nothing,
  openMedia: nothing,
  copyLink: nothing,
  muteConversation: nothing,
  pin: nothing,
  muteAuthor: nothing,
  blockAuthor: nothing,
  blockDomain: nothing,
  reportAuthor: nothing,
  filter: nothing,
  remove: nothing,
  vote: nothing,
  refreshPoll: nothing,
  hearPollEnd: nothing,
  redraft: nothing,
  edit: nothing,
  embed: nothing,
  showVersions: nothing,
  openSheet: nothing,
  openVideo: nothing,
}
