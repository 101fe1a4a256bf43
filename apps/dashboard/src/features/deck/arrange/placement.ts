import { createContext, type ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'

/**
 * What a column's settings offer about its place, where the layout has ways of its own to move it; null where it stands
 * in a strip.
 */
export const PlacementContext = createContext<((column: Column) => ReactNode) | null>(null)
