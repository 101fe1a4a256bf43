import { useState } from 'react'
import type { FilterVerdict } from '@colonnade/domain/filters'
import type { WarningsRequest } from '../../../state/threads/threads.ts'

/** What the user expanded in a row. It is kept while the row is scrolled out of view. */
export interface RowUiState {
  readonly isOpen?: boolean
  /** The row is collapsed into one line. */
  readonly isCollapsed?: boolean
  readonly isRevealed?: boolean
  readonly isShownAnyway?: boolean
  /** Indexes of the options that are selected in its poll, but not voted for yet. */
  readonly chosen?: readonly number[]
  /** The poll shows its results although the user can vote. */
  readonly showsResults?: boolean
  /** The toggle of all warnings in the list that was current when `isOpen` changed. */
  readonly overriddenToggle?: WarningsRequest
}

/** Maximum number of rows; the least recently changed one is dropped first. */
const MAX_ROWS = 2_000

const uiStates = new Map<string, RowUiState>()

/** @param key of the column and the post, because a post may be expanded in one column only */
export function getRowUiState(key: string): RowUiState {
  return uiStates.get(key) ?? {}
}

export function updateRowUiState(key: string, change: RowUiState): RowUiState {
  const memory = { ...getRowUiState(key), ...change }
  uiStates.delete(key)
  uiStates.set(key, memory)
  const oldest = uiStates.keys().next().value
  if (uiStates.size > MAX_ROWS && oldest !== undefined) uiStates.delete(oldest)
  return memory
}

/** @returns the UI state of a row, and a function that updates it */
export function useRowUiState(key: string): [RowUiState, (change: RowUiState) => void] {
  const [memory, setMemory] = useState(() => getRowUiState(key))

  return [
    memory,
    (change) => {
      setMemory(updateRowUiState(key, change))
    },
  ]
}

/**
 * Whether a filter replaces the post by a line. A post that is hidden in lists also becomes a line when it is opened.
 */
export function isFiltered({ action }: FilterVerdict, { isShownAnyway }: RowUiState): boolean {
  return (action === 'warn' || action === 'hide') && isShownAnyway !== true
}
