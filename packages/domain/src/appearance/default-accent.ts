/** The accent that the product's sheets are written in. */
export const DEFAULT_ACCENT: string = '#4f7df0'
