import type { SyntheticEvent } from 'react'

/** The events that can start a drag. */
export type DragEventName = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** Passes an event on a card's drag handle to the drag-and-drop code. */
export type DragListener = (name: DragEventName, event: SyntheticEvent) => void

/** The listeners of the cards, by card key. Empty until the drag-and-drop code has loaded. */
export type DragListeners = Map<string, DragListener>

/** Returns the card element of a file in a list of cards. */
export function findCardElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`) ?? null
}
