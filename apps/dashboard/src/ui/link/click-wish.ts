interface PressedKeys {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Where a click on a link wants it opened: in place, as a column of its own, or as the browser likes. */
export type ClickWish = 'here' | 'beside' | 'browser'

/**
 * A plain click opens in place; Ctrl or Cmd, which elsewhere open a tab, open a column. With the middle
 * button, Alt or Shift the browser does what it always does.
 *
 * @see RTE-13, BY-35
 */
export function clickWish(event: PressedKeys): ClickWish {
  if (event.button !== 0 || event.altKey || event.shiftKey) return 'browser'
  return event.ctrlKey || event.metaKey ? 'beside' : 'here'
}
