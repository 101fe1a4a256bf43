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
