import { DEFAULT_ACCENT } from './default-accent.ts'

/** The named accents. The first is the default of the product's style sheets. */
export const ACCENTS = {
  blue: DEFAULT_ACCENT,
  violet: '#8f63e8',
  pink: '#d6529c',
  red: '#dc5044',
  orange: '#d9822b',
  yellow: '#c4a000',
  green: '#3fa45b',
  teal: '#1f9e9a',
  grey: '#7f8794',
} as const
