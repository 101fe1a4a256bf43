import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'

const shownAtom = atom<readonly Column[]>([])

/** Columns that the address shows and nobody saved: they look and load like any other. */
export const passingColumnsAtom = atom((get) => get(shownAtom))

export const showPassingColumnAtom = atom(null, (get, set, column: Column) => {
  const others = get(shownAtom).filter(({ uuid }) => uuid !== column.uuid)
  set(shownAtom, [...others, column])
})

export const hidePassingColumnAtom = atom(null, (get, set, uuid: string) => {
  set(
    shownAtom,
    get(shownAtom).filter((column) => column.uuid !== uuid),
  )
})
