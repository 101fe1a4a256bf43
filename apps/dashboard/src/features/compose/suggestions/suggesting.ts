import type { ReactNode } from 'react'

/** How one suggestion looks. */
export interface SuggestionFace {
  /** Its name, and what it is told from the others by: the handle, the tag, the shortcode. */
  readonly name: string
  readonly picture: ReactNode
  /** A better known name in front of it. */
  readonly title?: string | undefined
}

/** What is suggested for the text as it is typed, and what can be done about it. */
export interface Suggesting {
  /** None: nothing is shown. */
  readonly faces: readonly SuggestionFace[]
  readonly highlighted: number
  /** Where the token begins that they are for, in UTF-16 units. */
  readonly at: number
  readonly onCaret: (text: string, caret: number) => void
  readonly onMove: (step: 1 | -1) => void
  /** @returns where the caret belongs then; null for nowhere else */
  readonly onPick: (index: number) => number | null
  readonly onHide: () => void
}

/** A text without any. */
export const NO_SUGGESTING: Suggesting = {
  faces: [],
  highlighted: 0,
  at: 0,
  onCaret: () => undefined,
  onMove: () => undefined,
  onPick: () => null,
  onHide: () => undefined,
}
