import { createContext } from 'react'

/** What players keep for each other belongs to this object; null where each player begins as new. */
export const PlayerScopeContext = createContext<object | null>(null)
