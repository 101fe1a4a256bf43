import type { MediaAttachmentEntity } from '../entities/index.ts'
import type { LocalSettings } from '../settings/local-settings.ts'

/** Minimum height of a lengthy status, in CSS pixels … */
const LENGTHY_PX = 400
/** … and of one with media outside of notifications. */
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
  /** Full height in CSS pixels. */
  readonly height: number
}

function isLengthy({ height, hasMedia, isInNotifications }: CollapseInput): boolean {
  return height > (hasMedia && !isInNotifications ? LENGTHY_WITH_MEDIA_PX : LENGTHY_PX)
}

/** Whether a status is initially collapsed: if any enabled condition applies. @see ST-30, ST-31 */
export function shouldCollapse(input: CollapseInput): boolean {
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
  /**
   * Whether the media are hidden until the user reveals them: they are sensitive, behind a warning, or hidden by a
   * setting.
   */
  readonly areMediaHidden: boolean
}

/** Placeholder image that servers send for accounts without a header. */
const MISSING_HEADER = /\/missing\.png$/

/**
 * Returns the background image of a collapsed status: its first visible image, or else its author's header.
 *
 * @returns a URL; null for none. Never throws.
 * @see ST-33
 */
export function getCollapsedBackground(input: BackgroundInput): string | null {
  const { settings, header, media, areMediaHidden } = input
  if (settings.preview_images && !areMediaHidden) {
    const visibleImage = media.find(({ type, preview_url }) => type !== 'audio' && preview_url)
    if (visibleImage?.preview_url) return visibleImage.preview_url
  }
  if (!settings.user_backgrounds || header === '' || MISSING_HEADER.test(header)) return null
  return header
}
