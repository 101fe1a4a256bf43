import type { ComponentType, ReactNode } from 'react'
import type { DraftField, TextEdit } from '@colonnade/domain/compose'
import type { suggestionKey } from './suggestion-key.ts'

/** How one suggestion looks. */
export interface SuggestionFace {
  /** Its name, and what it is told from the others by: the handle, the tag, the shortcode. */
  readonly name: string
  readonly picture: ReactNode
  /** A better known name in front of it. */
  readonly title?: string | undefined
}

export interface SuggestionOptionsProps {
  readonly id: string
  readonly faces: readonly SuggestionFace[]
  readonly highlighted: number
  /** Name of the CSS anchor at the token. */
  readonly anchor: string
  readonly onPick: (index: number) => void
}

/** What is suggested for a field of the composer as it is typed in, and what can be done about it. */
export interface Suggesting {
  /** None: nothing is shown. */
  readonly faces: readonly SuggestionFace[]
  /** The field that they are for. */
  readonly field: DraftField
  readonly highlighted: number
  /** Where the token begins that they are for, in UTF-16 units. */
  readonly at: number
  readonly onCaret: (text: string, caret: number, field: DraftField) => void
  /** What a key does while they are shown. */
  readonly getAction: typeof suggestionKey
  readonly onMove: (step: 1 | -1) => void
  /** @returns what the field's text becomes; null where it stays */
  readonly onPick: (index: number) => TextEdit | null
  readonly onHide: () => void
  /** Shows them; it comes with the first. */
  readonly Options: ComponentType<SuggestionOptionsProps>
}

/** A composer without any. */
export const NO_SUGGESTING: Suggesting = {
  faces: [],
  field: 'text',
  highlighted: 0,
  at: 0,
  onCaret: () => undefined,
  getAction: () => null,
  onMove: () => undefined,
  onPick: () => null,
  onHide: () => undefined,
  Options: () => null,
}

/** The id of an option of a list of suggestions, by its index from 0. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
