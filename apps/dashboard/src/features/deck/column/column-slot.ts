import type { CSSProperties, ReactNode, SyntheticEvent } from 'react'

/**
 * The display of a column in the strip: `open`, collapsed to a narrow `strip`, or collapsed to its `header` in a
 * stack.
 */
export type ColumnDisplay = 'open' | 'strip' | 'header'

/** The slot of a column. A column that moves gets another style, and its element stays in the document. */
export interface ColumnSlot {
  readonly display: ColumnDisplay
  readonly style: CSSProperties
}

/** Passes an event on a column's header to the drag code. */
export type DragHandleListener = (name: DragHandleEvent, event: SyntheticEvent) => void

/** The events that can start a drag. */
export type DragHandleEvent = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** The drag listeners of the columns, by uuid. Empty until the drag code has loaded. */
export type DragHandles = Map<string, DragHandleListener>

/** The state of the settings when another component, instead of the header, renders their button. */
export interface SettingsState {
  readonly id: string
  readonly isOpen: boolean
}

/** Options of a column that fills the window. */
export interface SingleColumnOptions {
  /** The tab bar names the column. */
  readonly isHeaderHidden: boolean
  /** The state of its settings when another component renders their button. */
  readonly settings: SettingsState | null
  readonly tools: ReactNode
}
