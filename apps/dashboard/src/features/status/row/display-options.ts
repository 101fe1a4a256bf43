import type { DisplayMedia } from '@colonnade/domain/media'
import type { LocalSettings } from '@colonnade/domain/settings'
import { useAppValue, useSession } from '../../../state/react/index.ts'
import { hasOtherAccountsAtom } from '../../../state/sessions.ts'
import { warningRuleAtom } from '../../../state/settings/content-warning-rule.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'

/** What not every server or deck has for posts. */
export interface PostCapabilities {
  readonly bookmarks: boolean
  readonly conversationMutes: boolean
  readonly domainBlocks: boolean
  readonly edits: boolean
  readonly filters: boolean
  readonly mutes: boolean
  /** Whether other accounts are signed in, which can act on the post. */
  readonly otherAccounts: boolean
  readonly pins: boolean
  readonly polls: boolean
  readonly reports: boolean
  readonly versions: boolean
}

/** Display options of rows, from the settings of the browser and of the account. */
export interface DisplayOptions {
  readonly isAnimated: boolean
  readonly displayMedia: DisplayMedia
  readonly isLetterboxed: boolean
  readonly isFullWidth: boolean
  readonly showsReplyCount: boolean
  /** Whether single-key shortcuts are enabled on the focused row. */
  readonly hasKeys: boolean
  readonly showsCards: boolean
  readonly revealsBehindWarning: boolean
  /** Origin of the server whose admin pages the account may open; null unless the user is staff. */
  readonly staffOrigin: string | null
  /** Hosts of the server and of the dashboard, in lower case. */
  readonly ownHosts: readonly string[]
  readonly offers: PostCapabilities
  /** Settings for collapsed rows: which rows collapse, and how they look. */
  readonly collapsed: LocalSettings['collapsed']
  /** Whether this content warning is initially opened. */
  readonly startsOpen: (spoilerText: string) => boolean
}

/** Returns the display options for this account in this browser. */
export function useDisplayOptions(): DisplayOptions {
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
    ownHosts: getOwnHosts(origin),
    offers: {
      bookmarks: has('bookmarks'),
      conversationMutes: has('conversationMutes'),
      domainBlocks: has('domainBlocks'),
      edits: has('statusEdits'),
      filters: has('filtersV2') || has('filtersV1'),
      mutes: has('accountMutes'),
      otherAccounts: useAppValue(hasOtherAccountsAtom),
      pins: has('statusPins'),
      polls: has('polls'),
      reports: has('reports'),
      versions: has('statusHistory'),
    },
    collapsed: settings.collapsed,
    // The browser's setting takes precedence over the account's setting on the server.
    startsOpen:
      meta.expand_spoilers && !settings.content_warnings.auto_unfold ? openAlways : startsOpen,
  }
}

const openAlways = () => true

/** The URL parser converts a host to lower case. */
function getOwnHosts(origin: string): readonly string[] {
  return [location.host, URL.parse(origin)?.host ?? '']
}
