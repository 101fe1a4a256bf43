import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { columnIdsAtom } from './workspaces.ts'

/** What each entry of the rail looks like. Written by the action below. */
const marksAtom = atom<ReadonlyMap<string, string>>(new Map())

/** Notes what the entry of a column looks like; null when it is gone. */
export const setRailMarkAtom = atom(null, (get, set, uuid: string, mark: string | null) => {
  const marks = new Map(get(marksAtom))
  if (mark === null) marks.delete(uuid)
  else marks.set(uuid, mark)
  set(marksAtom, marks)
})

/** The number that tells a column from others that look the same in the rail; null where none does. @see BY-42 */
export const railNumberAtoms = atomFamily((uuid: string) =>
  atom((get): number | null => {
    const marks = get(marksAtom)
    const alike = get(columnIdsAtom).filter((one) => marks.get(one) === marks.get(uuid))
    return marks.has(uuid) && alike.length > 1 ? alike.indexOf(uuid) + 1 : null
  }),
)
