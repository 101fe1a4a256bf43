import type { DisplayMedia } from '@colonnade/domain/media'
import type { LocalSettings } from '@colonnade/domain/settings'

/** What the server can do with posts beyond what every server can. */
export interface RowOffers {
  readonly bookmarks: boolean
  readonly conversationMutes: boolean
  readonly domainBlocks: boolean
  readonly edits: boolean
  readonly filters: boolean
  readonly mutes: boolean
  readonly pins: boolean
  readonly polls: boolean
  readonly reports: boolean
  readonly versions: boolean
}

/** How rows look, from the settings of the browser and of the account. */
export interface RowOptions {
  readonly isAnimated: boolean
  readonly displayMedia: DisplayMedia
  readonly isLetterboxed: boolean
  readonly isFullWidth: boolean
  readonly showsReplyCount: boolean
  /** Whether single letters act on the row that has the focus. */
  readonly hasKeys: boolean
  readonly showsCards: boolean
  readonly revealsBehindWarning: boolean
  /** The server whose admin pages the account may see; null for everybody but staff. */
  readonly staffOrigin: string | null
  /** Of the server and of the dashboard, in small letters: no strangers. */
  readonly ownHosts: readonly string[]
  readonly offers: RowOffers
  /** Which rows are one line, and how those look. */
  readonly collapsed: LocalSettings['collapsed']
  /** Whether what stands behind this content warning is open at first. */
  readonly startsOpen: (spoilerText: string) => boolean
}
