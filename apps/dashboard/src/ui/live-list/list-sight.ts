import { createContext } from 'react'

/** Whether a list can be seen at all: what comes into one that is folded away waits, and is counted. @see BY-42 */
export const ListSight = createContext(true)
