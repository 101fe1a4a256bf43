import { createContext, type ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'

/** Renders the move buttons in a column's settings for a layout with special moves; null in the strip. */
export const PlacementContext = createContext<((column: Column) => ReactNode) | null>(null)
