import { type ComponentType, createContext, type ReactNode } from 'react'
import type { DraftField, TextEdit } from '@colonnade/domain/compose'
import type { getSuggestionAction } from './get-suggestion-action.ts'

/** Data that renders one suggestion. */
export interface SuggestionItem {
  /** The distinguishing name: the handle, the tag or the shortcode. */
  readonly name: string
  readonly picture: ReactNode
  /** The display name, shown in front of it. */
  readonly title?: string | undefined
}

export interface SuggestionOptionsProps {
  readonly id: string
  readonly items: readonly SuggestionItem[]
  readonly highlighted: number
  /** Name of the CSS anchor at the token. */
  readonly anchor: string
  readonly onPick: (index: number) => void
}

/** The suggestions for a field of the composer, and the actions on them. */
export interface ComposerSuggestions {
  /** Empty: no suggestions are shown. */
  readonly items: readonly SuggestionItem[]
  /** The field that they belong to. */
  readonly field: DraftField
  readonly highlighted: number
  /** Start of the token that they are for, in UTF-16 units. */
  readonly at: number
  readonly onCaret: (text: string, caret: number, field: DraftField) => void
  /** Returns the action of a key while suggestions are shown. */
  readonly getAction: typeof getSuggestionAction
  readonly onMove: (step: 1 | -1) => void
  /** @returns the edit of the field's text; null for no change */
  readonly onPick: (index: number) => TextEdit | null
  readonly onHide: () => void
  /** Renders the suggestions; loaded with the first of them. */
  readonly Options: ComponentType<SuggestionOptionsProps>
}

/** Suggestions of a composer that has none. */
export const NO_COMPOSER_SUGGESTIONS: ComposerSuggestions = {
  items: [],
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

/** The suggestions of the composer. A context, so that only its fields render again while suggestions change. */
export const ComposerSuggestionsContext = createContext(NO_COMPOSER_SUGGESTIONS)

/** Returns the id of an option in a list of suggestions, by its index from 0. */
export const getSuggestionOptionId = (listId: string, index: number): string => `${listId}-${index}`
