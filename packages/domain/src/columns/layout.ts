/** Up to this width, in CSS pixels, one column is shown at a time. */
export const MOBILE_BREAKPOINT = 630

/** `auto` depends on the width; the others force a layout. */
export const LAYOUTS = ['auto', 'multiple', 'single'] as const
export type Layout = (typeof LAYOUTS)[number]

/**
 * Whether a single column with tabs is shown instead of the deck.
 *
 * @param width of the window, in CSS pixels
 * @see COL-09, COL-10
 */
export function isMobile(width: number, layout: Layout): boolean {
  if (layout === 'auto') return width <= MOBILE_BREAKPOINT
  return layout === 'single'
}
