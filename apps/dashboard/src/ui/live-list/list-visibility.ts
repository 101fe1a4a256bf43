import { createContext } from 'react'

/** Whether a list is visible at all. New rows of a collapsed list are queued and counted. @see BY-42 */
export const ListVisibilityContext = createContext(true)
