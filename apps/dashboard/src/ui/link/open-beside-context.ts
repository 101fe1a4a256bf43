import { createContext } from 'react'

/**
 * Opens a path of the dashboard as a column of its own.
 *
 * @param from what was pressed: the column opens right after the one that it stands in
 * @returns false where the path is no column's; then the browser does what it always does
 */
export type OpenBeside = (path: string, from: Element) => boolean

/** How links open columns. Without a deck around them none does. @see BY-35 */
export const OpenBesideContext = createContext<OpenBeside>(() => false)
