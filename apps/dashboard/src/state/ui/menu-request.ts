import { atom } from 'jotai/vanilla'

/** Whether something other than its button requested the main menu. The menu resets it when it opens. */
export const isMenuRequestedAtom = atom(false)
