import type { SyntheticEvent } from 'react'

/** The ways in which a card is taken hold of. */
export type GripEvent = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'

/** Hands an event on a card's handle to what drags cards. */
export type CardGrip = (name: GripEvent, event: SyntheticEvent) => void

/** Who listens to which card, by its key: nobody until the code that drags has arrived. */
export type CardGrips = Map<string, CardGrip>

/** The card of a file in a list of them. */
export function cardElement(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`) ?? null
}
