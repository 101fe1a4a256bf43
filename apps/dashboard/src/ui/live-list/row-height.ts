/** Estimated height of a row before it is rendered. */
export const DEFAULT_ROW_PX = 90
