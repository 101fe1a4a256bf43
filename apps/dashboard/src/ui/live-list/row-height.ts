/** What a row is taken for until one is drawn. */
export const DEFAULT_ROW_PX = 90
