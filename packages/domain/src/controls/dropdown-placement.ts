/** Where a dropdown opens. */
export type DropdownPlacement = 'bottom' | 'top'

/**
 * Below a button in the upper half of the window, else above it.
 *
 * @param button its upper edge and height within the window, in CSS pixels
 * @param windowHeight CSS pixels
 * @see DRP-02
 */
export function dropdownPlacement(
  button: { readonly top: number; readonly height: number },
  windowHeight: number,
): DropdownPlacement {
  return button.top + button.height / 2 < windowHeight / 2 ? 'bottom' : 'top'
}
