import { atom } from 'jotai/vanilla'
import { foldColumnAtom, foldedColumnsAtom } from './shown-strip.ts'
import { shownColumnsAtom } from './workspaces.ts'

/**
 * The composer's column among those that the deck shows, one that is not folded before others; null
 * where the shown workspace has none.
 *
 * @see RTE-02
 */
export const shownComposerAtom = atom((get): string | null => {
  const folded = get(foldedColumnsAtom)
  const composers = get(shownColumnsAtom).filter(({ id }) => id === 'COMPOSE')
  const isOpen = ({ uuid }: { readonly uuid: string }) => !folded.includes(uuid)
  return (composers.find(isOpen) ?? composers[0])?.uuid ?? null
})

/** Sees to it that the shown composer can be written in. @returns its uuid; null where there is none */
export const unfoldComposerAtom = atom(null, (get, set): string | null => {
  const uuid = get(shownComposerAtom)
  if (uuid !== null && get(foldedColumnsAtom).includes(uuid)) set(foldColumnAtom, uuid, false)
  return uuid
})
