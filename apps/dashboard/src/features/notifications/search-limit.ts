/** So many notifications are loaded before the user decides whether to look further. */
const MAX_LOADED = 200

/** Each row that was found allows as many more. */
const LOADED_PER_ROW = 20

/**
 * Whether a column that hides most notifications has loaded enough of them. Rows that do not fill the column would
 * load its whole history, page by page.
 */
export const isSearchedEnough = (loaded: number, rows: number): boolean =>
  loaded > MAX_LOADED + LOADED_PER_ROW * rows
