import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'

/** The account that was added to the others before this page was loaded, until the deck has scrolled to its columns. */
export const addedAccountAtom = atom<AccountKey | null>(null)
