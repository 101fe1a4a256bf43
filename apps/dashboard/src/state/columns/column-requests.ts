import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ColumnSwitch } from '@colonnade/domain/columns'

/** Counts the requests to scroll a column to its newest row. Its list watches it. */
export const scrollRequestAtoms = atomFamily((_uuid: string) => atom(0))

/** Requests it, after a click on a column's heading. */
export const requestScrollToTopAtom = atom(null, (_get, set, uuid: string) => {
  set(scrollRequestAtoms(uuid), (requests) => requests + 1)
})

/** A setting of a column that hides posts. */
export type FilterSetting = ColumnSwitch | 'pattern'

/** The setting that a column should reveal; null once it is shown. Written by the two actions below. */
export const requestedSettingAtoms = atomFamily((_uuid: string) => atom<FilterSetting | null>(null))

/** Requests a setting: the column expands its settings and focuses it. */
export const requestSettingAtom = atom(null, (_get, set, uuid: string, setting: FilterSetting) => {
  set(requestedSettingAtoms(uuid), setting)
})

/** Clears the request after the setting is shown. */
export const clearSettingRequestAtom = atom(null, (_get, set, uuid: string) => {
  set(requestedSettingAtoms(uuid), null)
})

const mountedCountAtom = atom(0)

/** Counts a mounted list of posts or its placeholder. @returns call it on unmount */
export const mountPostsAtom = atom(null, (_get, set): (() => void) => {
  set(mountedCountAtom, (count) => count + 1)
  return () => set(mountedCountAtom, (count) => count - 1)
})

/** Returns whether posts are shown or loading at this moment. */
export const checkHasPostsAtom = atom(null, (get): boolean => get(mountedCountAtom) > 0)
