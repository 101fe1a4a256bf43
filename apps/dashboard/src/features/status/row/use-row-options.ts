import { useAppValue, useSession } from '../../../state/react/index.ts'
import { localSettingsAtom } from '../../../state/settings/local-settings.ts'
import { warningRuleAtom } from '../../../state/settings/warning-rule.ts'
import type { RowOptions } from './row-options.ts'

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
