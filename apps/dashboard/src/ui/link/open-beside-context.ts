import { createContext } from 'react'

/**
 * Opens a path of the dashboard as a separate column.
 *
 * @param from the clicked element: the column opens right after the one that contains it
 * @returns false when the path is not a column; the browser then handles the click
 */
export type OpenBeside = (path: string, from: Element) => boolean

/** Opens links as columns. Without a deck it opens none. @see BY-35 */
export const OpenBesideContext = createContext<OpenBeside>(() => false)
