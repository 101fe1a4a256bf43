import { createContext } from 'react'

/** The owner of the state that players share; null when each player starts without any. */
export const PlayerScopeContext = createContext<object | null>(null)
