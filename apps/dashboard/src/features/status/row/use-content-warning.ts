import { createContext, useContext } from 'react'
import type { WarningsRequest } from '../../../state/threads/threads.ts'
import type { RowUiState } from './row-ui-state.ts'

/** The user's toggle of all content warnings in a list; null when it was not used. */
export const AllWarningsContext = createContext<WarningsRequest | null>(null)

type SetUiState = (change: RowUiState) => void

/**
 * Whether the content warning of a row is opened. A toggle for the whole list applies until the row itself is opened
 * or closed.
 *
 * @param startsOpen the initial state
 * @returns also an updater that stores a change together with the toggle that it overrides
 * @see TH-06
 */
export function useContentWarning(
  [memory, remember]: readonly [RowUiState, SetUiState],
  startsOpen: boolean,
) {
  const toggle = useContext(AllWarningsContext)
  const hasToggle = toggle !== null && memory.overriddenToggle !== toggle

  return {
    /** The toggle opened all warnings, and the user has not closed this one since. */
    isToggledOpen: hasToggle && toggle.isOpen,
    memory: { ...memory, isOpen: hasToggle ? toggle.isOpen : (memory.isOpen ?? startsOpen) },
    remember: (change: RowUiState) => {
      remember(
        change.isOpen === undefined || toggle === null
          ? change
          : { ...change, overriddenToggle: toggle },
      )
    },
  }
}
