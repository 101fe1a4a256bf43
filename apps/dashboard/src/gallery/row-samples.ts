import { DEFAULT_LOCAL_SETTINGS } from '@colonnade/domain/settings'
import type { DisplayOptions } from '../features/status/row/display-options.ts'

/** The display options with default settings. */
export const defaultOptions: DisplayOptions = {
  isAnimated: false,
  displayMedia: 'default',
  isLetterboxed: true,
  isFullWidth: true,
  hasKeys: true,
  showsReplyCount: false,
  showsCards: true,
  revealsBehindWarning: false,
  staffOrigin: null,
  ownHosts: ['colonnade.example'],
  offers: {
    bookmarks: true,
    conversationMutes: true,
    domainBlocks: true,
    edits: true,
    filters: true,
    mutes: true,
    otherAccounts: false,
    pins: true,
    polls: true,
    reports: true,
    versions: true,
  },
  collapsed: DEFAULT_LOCAL_SETTINGS.collapsed,
  startsOpen: () => false,
}
