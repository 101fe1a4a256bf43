import type { RowActions } from './row-actions.ts'

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
