import type { RowActions } from '../features/status/row/row-actions.ts'
import type { RowOptions } from '../features/status/row/row-options.ts'

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
  remove: nothing,
}

/** Rows as they look before anybody changed a setting. */
export const defaultOptions: RowOptions = {
  isAnimated: false,
  displayMedia: 'default',
  isLetterboxed: true,
  isFullWidth: true,
  showsReplyCount: false,
  showsCards: true,
  revealsBehindWarning: false,
  warnings: { auto_unfold: false, filter: null },
}
