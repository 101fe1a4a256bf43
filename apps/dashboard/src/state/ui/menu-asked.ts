import { atom } from 'jotai/vanilla'

/** Whether somebody else than its button asked for the main menu; the menu says no as it opens. */
export const menuAskedAtom = atom(false)
