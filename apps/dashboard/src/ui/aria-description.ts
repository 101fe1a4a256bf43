/**
 * Returns the `aria-description` of an element without a visible description. ARIA 1.3 and all browsers allow it on
 * every role. The linter knows only ARIA 1.2 and rejects it.
 */
export const getAriaDescription = (words: string | undefined) => ({ 'aria-description': words })
