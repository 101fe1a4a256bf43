import { hasVisibleText } from '../text/visible-text.ts'
export const DISPLAY_MEDIA = ['default', 'show_all', 'hide_all'] as const
/** The server preference for media: by sensitivity, always shown, always hidden. */
export type DisplayMedia = (typeof DISPLAY_MEDIA)[number]

/**
 * Whether media are initially visible.
 *
 * @param revealed overrides the preference if set
 * @see VID-05, ST-21
 */
export function shouldRevealInitially(
  displayMedia: DisplayMedia,
  sensitive: boolean,
  revealed?: boolean,
): boolean {
  return revealed ?? (displayMedia === 'show_all' || (displayMedia !== 'hide_all' && !sensitive))
}

interface MediaBehindWarning {
  readonly displayMedia: DisplayMedia
  readonly sensitive: boolean
  /** The content warning; empty if there is none. */
  readonly spoilerText: string
  /** The setting `reveal_behind_cw`: opening a content warning also reveals the media. */
  readonly revealsBehindWarning: boolean
}

/**
 * Whether the media of a post are visible after its content warning, if any, is opened.
 *
 * @param chosen the user's choice, which overrides the settings
 * @see LOC-18
 */
export function shouldRevealBehindWarning(post: MediaBehindWarning, chosen?: boolean): boolean {
  const isWanted = post.revealsBehindWarning && hasVisibleText(post.spoilerText)
  return chosen ?? (isWanted || shouldRevealInitially(post.displayMedia, post.sensitive))
}
