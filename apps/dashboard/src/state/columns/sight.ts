import { atom } from 'jotai/vanilla'

const hiddenAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * The columns that nobody sees now: beside the view, folded, of a workspace that is not shown. A column
 * of which nothing is known counts as seen. @see BY-33
 */
export const outOfSightAtom = atom((get) => get(hiddenAtom))
outOfSightAtom.debugLabel = 'outOfSight'

/** Whoever shows columns tells which of them are seen. */
export const setSightAtom = atom(null, (get, set, uuid: string, isSeen: boolean) => {
  const hidden = get(hiddenAtom)
  if (hidden.has(uuid) !== isSeen) return
  set(
    hiddenAtom,
    isSeen ? new Set([...hidden].filter((each) => each !== uuid)) : new Set([...hidden, uuid]),
  )
})
