import { createContext, type ReactNode } from 'react'

/** Content that is rendered above a row. It is inside the row's article, since a feed may contain only articles. */
export const RowOverlayContext = createContext<ReactNode>(null)
