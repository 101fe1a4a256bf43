/** Rows have commands of their own. */
const ROWS = 'article, [role="feed"], li, dialog'
const BUTTON = 'button:not(:disabled), [role="tab"]'

interface ShownButton {
  readonly name: string
  readonly press: () => void
}

/**
 * The buttons that something shows, to be pressed by name.
 *
 * @param within a column, or a row of one
 * @param isLeftOut whether a button is no command
 */
export function getShownButtons(
  within: Element,
  isLeftOut: (button: HTMLElement) => boolean = () => false,
): readonly ShownButton[] {
  const isRow = within.matches(ROWS)
  const buttons = [...within.querySelectorAll<HTMLElement>(BUTTON)].filter(
    (button) =>
      (isRow || button.closest(ROWS) === null) && button.checkVisibility() && !isLeftOut(button),
  )
  const named = new Map<string, ShownButton>()
  for (const button of buttons) {
    const name = (button.ariaLabel ?? button.textContent).trim()
    if (name !== '' && !named.has(name)) named.set(name, { name, press: () => button.click() })
  }
  return [...named.values()]
}
