import type { MediaAttachmentEntity } from '../entities/index.ts'
import type { LocalSettings } from '../settings/local-settings.ts'

/** Taller than this, in CSS pixels, a status is lengthy … */
const LENGTHY_PX = 400
/** … with media outside of notifications, taller than this. */
const LENGTHY_WITH_MEDIA_PX = 650

export interface CollapseInput {
  readonly settings: LocalSettings['collapsed']
  /** A favourite or boost row of the notifications column. */
  readonly isReactionRow: boolean
  readonly isInNotifications: boolean
  readonly isBoost: boolean
  readonly isReply: boolean
  readonly hasMedia: boolean
  readonly hasWarning: boolean
  /** CSS pixels, at its full height. */
  readonly height: number
}

function isLengthy({ height, hasMedia, isInNotifications }: CollapseInput): boolean {
  return height > (hasMedia && !isInNotifications ? LENGTHY_WITH_MEDIA_PX : LENGTHY_PX)
}

/** Whether a status is collapsed when it is first shown: any condition that is switched on will do. @see ST-30, ST-31 */
export function startsCollapsed(input: CollapseInput): boolean {
  const { enabled, auto } = input.settings
  if (!enabled) return false
  return (
    auto.all ||
    (auto.notifications && input.isReactionRow) ||
    (auto.lengthy && isLengthy(input)) ||
    (auto.reblogs && input.isBoost) ||
    (auto.replies && input.isReply) ||
    (auto.media && input.hasMedia && !input.hasWarning)
  )
}

interface BackgroundInput {
  readonly settings: LocalSettings['collapsed']['backgrounds']
  /** The author's header; empty for none. */
  readonly header: string
  readonly media: readonly Pick<MediaAttachmentEntity, 'type' | 'preview_url'>[]
  /** Media wait for a press: they are sensitive, behind a warning, or hidden from this reader. */
  readonly areMediaHidden: boolean
}

/** Servers give this to whoever has no header: a picture of nothing. */
const NO_HEADER = /\/missing\.png$/

/**
 * The address of the picture behind a collapsed status: its first that may be seen, else its author's header.
 *
 * @returns null for none. Never throws.
 * @see ST-33
 */
export function collapsedBackground(input: BackgroundInput): string | null {
  const { settings, header, media, areMediaHidden } = input
  if (settings.preview_images && !areMediaHidden) {
    const shown = media.find(({ type, preview_url }) => type !== 'audio' && preview_url)
    if (shown?.preview_url) return shown.preview_url
  }
  if (!settings.user_backgrounds || header === '' || NO_HEADER.test(header)) return null
  return header
}
