import { atom } from 'jotai/vanilla'

export interface Dropdown {
  readonly id: string
  readonly placement: 'top' | 'bottom'
  /** Opened by keyboard: the first item gets the focus. */
  readonly isKeyboard: boolean
}

const openAtom = atom<Dropdown | null>(null)

/** The one dropdown that is open. */
export const dropdownAtom = atom((get) => get(openAtom))

/** Opening one closes the other. */
export const openDropdownAtom = atom(null, (_get, set, dropdown: Dropdown) => {
  set(openAtom, dropdown)
})

/** Does nothing when another one is open. */
export const closeDropdownAtom = atom(null, (get, set, id: string) => {
  if (get(openAtom)?.id === id) set(openAtom, null)
})
