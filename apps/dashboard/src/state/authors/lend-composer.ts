import { atom } from 'jotai/vanilla'
import {
  collapseColumnAtom,
  collapsedColumnsAtom,
  shownComposerAtom,
} from '../columns/shown-strip.ts'
import { shownColumnsAtom } from '../columns/workspaces.ts'
import { focusComposerAtom, hasComposerAtom } from '../compose/composer-focus.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { authorAtoms, composerNameAtoms, SCREEN_COMPOSER } from './column-author.ts'
import { setGuestAtom } from './composer-authors.ts'

/**
 * Makes a composer show the draft that was started in a column of this account: a shown composer of the account, or
 * else the one that is shown, whose author it becomes until that draft is done.
 *
 * @returns whether that composer was collapsed. It takes the focus once it is mounted.
 * @see BY-37
 */
export const lendComposerAtom = atom(null, (get, set, { key }: Session): boolean => {
  if (get(sessionsAtom).length < 2) return false
  if (!set(hasComposerAtom) && get(authorAtoms(SCREEN_COMPOSER))?.key !== key)
    set(setGuestAtom, SCREEN_COMPOSER, key)
  const folded = get(collapsedColumnsAtom)
  const own = get(shownColumnsAtom)
    .filter(({ id, uuid }) => id === 'COMPOSE' && get(authorAtoms(uuid))?.key === key)
    .map(({ uuid }) => uuid)
  const uuid = own.find((each) => !folded.includes(each)) ?? own[0] ?? get(shownComposerAtom)
  if (uuid === null) return false
  if (own.length === 0) set(setGuestAtom, get(composerNameAtoms(uuid)), key)
  set(focusComposerAtom, key)
  const isFolded = folded.includes(uuid)
  if (isFolded) set(collapseColumnAtom, uuid, false)
  return isFolded
})
