import type { MediaAttachmentEntity } from '../entities/index.ts'
import type { LocalSettings } from '../settings/local-settings.ts'

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
