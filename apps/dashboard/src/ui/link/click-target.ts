interface PressedKeys {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** The target of a click on a link: in place, a column beside, or left to the browser. */
export type ClickTarget = 'here' | 'beside' | 'browser'

/**
 * Returns the target of a click. A plain click opens in place. Ctrl or Cmd, which elsewhere open a tab, open a
 * column. The middle button, Alt and Shift keep the browser's behaviour.
 *
 * @see RTE-13, BY-35
 */
export function getClickTarget(event: PressedKeys): ClickTarget {
  if (event.button !== 0 || event.altKey || event.shiftKey) return 'browser'
  return event.ctrlKey || event.metaKey ? 'beside' : 'here'
}
