import type { CSSProperties } from 'react'

/** The props of every error fallback. */
export interface FailureProps {
  /** The code of the part could not be loaded, so it did not throw. */
  readonly isMissing: boolean
  /** Renders the part again. */
  readonly onRetry: () => void
}

/** A column's body, a panel, or the whole page. */
interface BoxPart {
  readonly kind: 'box' | 'deck'
}

/** A part as small as a button. */
interface ControlPart {
  readonly kind: 'sign'
}

export interface RowPart {
  readonly kind: 'row'
  /** Position in the feed, from 1. */
  readonly position?: number | undefined
  /** -1 when unknown. */
  readonly setSize?: number | undefined
}

export interface ColumnBox {
  readonly kind: 'column'
  readonly id: string
  /** The slot of the column in the strip. */
  readonly style?: CSSProperties | undefined
  readonly onRemove: () => void
}

export interface DialogBox {
  readonly kind: 'dialog'
  readonly onClose: () => void
}

/** The failed part, with the data that its fallback needs. */
export type FailedPart = BoxPart | ControlPart | RowPart | ColumnBox | DialogBox
