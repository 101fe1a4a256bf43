import { createContext } from 'react'

/** Tells whoever asked for a part that it did not arrive. */
export const MissingContext = createContext<() => void>(() => {})
