import type { CSSProperties } from 'react'

/** What every sign of a failure is told by who caught it. */
export interface Caught {
  /** The part did not arrive, so that nothing of it broke. */
  readonly isMissing: boolean
  /** Draws it once more. */
  readonly onRetry: () => void
}

/** A column's body, a panel, or all that there is. */
interface Box {
  readonly kind: 'box' | 'deck'
}

/** Something as small as a button. */
interface Sign {
  readonly kind: 'sign'
}

export interface Row {
  readonly kind: 'row'
  /** Where it stands in its feed, from 1. */
  readonly position?: number | undefined
  /** -1 while nobody knows. */
  readonly setSize?: number | undefined
}

export interface ColumnBox {
  readonly kind: 'column'
  readonly id: string
  /** Where it stands in the strip. */
  readonly style?: CSSProperties | undefined
  readonly onRemove: () => void
}

export interface DialogBox {
  readonly kind: 'dialog'
  readonly onClose: () => void
}

/** What broke, and what has to be known to stand in its place. */
export type Failed = Box | Sign | Row | ColumnBox | DialogBox
