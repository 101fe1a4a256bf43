import { createContext } from 'react'

/** Reports that a lazy part could not be loaded. */
export const MissingContext = createContext<() => void>(() => {})
