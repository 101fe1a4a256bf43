import { createContext, type ReactNode } from 'react'
import type { Column } from '@colonnade/domain/columns'
import { ColumnPlacement } from './ColumnPlacement.tsx'

/** What a column's settings offer about its place: each layout has ways of its own to move it. */
export const PlacementContext = createContext<(column: Column) => ReactNode>((column) => (
  <ColumnPlacement column={column} />
))
