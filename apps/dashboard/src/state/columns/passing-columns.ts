import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { Column } from '@colonnade/domain/columns'

interface PassingColumn {
  /** The screen that it belongs to: the same column may mean something else under another one. */
  readonly screen: string
  readonly column: Column
}

const shownAtom = atom<readonly PassingColumn[]>([])

/** Columns that the address shows and nobody saved: they look and load like any other. */
export const passingColumnsAtom = atom((get) => get(shownAtom).map(({ column }) => column))

/** Which screen a passing column belongs to; null for one that is saved, or not known yet. */
export const passingScreenAtoms = atomFamily((uuid: string) =>
  atom((get) => get(shownAtom).find(({ column }) => column.uuid === uuid)?.screen ?? null),
)

export const showPassingColumnAtom = atom(null, (get, set, screen: string, column: Column) => {
  const others = get(shownAtom).filter((shown) => shown.column.uuid !== column.uuid)
  set(shownAtom, [...others, { screen, column }])
})

export const hidePassingColumnAtom = atom(null, (get, set, uuid: string) => {
  set(
    shownAtom,
    get(shownAtom).filter(({ column }) => column.uuid !== uuid),
  )
})
