import { DEFAULT_COLUMN_PX } from './strip.ts'

/** The widths that the settings of a column offer, in CSS pixels. @see BY-55 */
export const COLUMN_WIDTHS = { narrow: 280, normal: DEFAULT_COLUMN_PX, wide: 500 } as const
