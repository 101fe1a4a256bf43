import { hasVisibleText } from '../text/visible-text.ts'
export const DISPLAY_MEDIA = ['default', 'show_all', 'hide_all'] as const
/** The server's preference for media: by sensitivity, always shown, always hidden. */
export type DisplayMedia = (typeof DISPLAY_MEDIA)[number]

/**
 * Whether media are shown before anybody pressed anything.
 *
 * @param revealed overrides the rule where it is given
 * @see VID-05, ST-21
 */
export function revealAtStart(
  displayMedia: DisplayMedia,
  sensitive: boolean,
  revealed?: boolean,
): boolean {
  return revealed ?? (displayMedia === 'show_all' || (displayMedia !== 'hide_all' && !sensitive))
}

interface MediaBehindWarning {
  readonly displayMedia: DisplayMedia
  readonly sensitive: boolean
  /** The content warning; empty where there is none. */
  readonly spoilerText: string
  /** The setting `reveal_behind_cw`: who opens a warning wants to see the media, too. */
  readonly revealsBehindWarning: boolean
}

/**
 * Whether the media of a post are shown once its warning, if any, is open.
 *
 * @param chosen what the reader pressed; it counts before any rule
 * @see LOC-18
 */
export function revealBehindWarning(post: MediaBehindWarning, chosen?: boolean): boolean {
  const isWanted = post.revealsBehindWarning && hasVisibleText(post.spoilerText)
  return chosen ?? (isWanted || revealAtStart(post.displayMedia, post.sensitive))
}
