import { createContext, type ReactNode } from 'react'

/** What lies over a row. It stands inside that row's article, since a feed may hold articles only. */
export const RowMarkContext = createContext<ReactNode>(null)
