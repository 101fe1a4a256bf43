import type { SyntheticEvent } from 'react'

/** Hands an event on a column's header to what drags columns. */
export type ColumnGrip = (name: GripEvent, event: SyntheticEvent) => void

/** The ways in which a column is taken hold of. */
export type GripEvent = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** Who listens to which column, by uuid: nobody until the code that drags has arrived. */
export type ColumnGrips = Map<string, ColumnGrip>
