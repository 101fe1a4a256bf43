import type { DisplayMedia } from '@colonnade/domain/media'
import type { LocalSettings } from '@colonnade/domain/settings'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { warningRuleAtom } from '../../../state/settings/warning-rule.ts'

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

/** How rows look for this account in this browser. */
export function useRowOptions(): RowOptions {
  const { meta, origin, api } = useSession()
  const settings = useAppValue(localSettingsAtom)
  const startsOpen = useAppValue(warningRuleAtom)
  const { media } = settings
  const { has } = api.capabilities

  return {
    isAnimated: meta.auto_play_gif && !meta.reduce_motion,
    displayMedia: meta.display_media,
    isLetterboxed: media.letterbox,
    isFullWidth: media.fullwidth,
    hasKeys: settings.single_keys,
    showsReplyCount: settings.show_reply_count,
    showsCards: settings.inline_preview_cards,
    revealsBehindWarning: media.reveal_behind_cw,
    staffOrigin: meta.is_staff ? origin : null,
    ownHosts: ownHosts(origin),
    offers: {
      bookmarks: has('bookmarks'),
      conversationMutes: has('conversationMutes'),
      domainBlocks: has('domainBlocks'),
      edits: has('statusEdits'),
      filters: has('filtersV2') || has('filtersV1'),
      mutes: has('accountMutes'),
      pins: has('statusPins'),
      polls: has('polls'),
      reports: has('reports'),
      versions: has('statusHistory'),
    },
    collapsed: settings.collapsed,
    // The browser's own rule counts more than what the account says on its server.
    startsOpen:
      meta.expand_spoilers && !settings.content_warnings.auto_unfold ? everyWarning : startsOpen,
  }
}

const everyWarning = () => true

/** A host is spelled in small letters by the parser. */
function ownHosts(origin: string): readonly string[] {
  return [location.host, URL.parse(origin)?.host ?? '']
}
