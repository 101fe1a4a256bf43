/** The default accent, which the product's style sheets use. */
export const DEFAULT_ACCENT: string = '#4f7df0'
