/**
 * Returns a chosen colour as CSS. A named one has a shade for each theme.
 *
 * @param colour a name of the style sheet's `--column-…` colours, or `#rrggbb`; null for none
 */
export function getPaint(colour: string | null): string {
  if (colour === null) return 'var(--line-strong)'
  return colour.startsWith('#') ? colour : `var(--column-${colour})`
}
