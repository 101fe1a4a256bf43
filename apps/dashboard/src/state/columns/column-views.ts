import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ColumnSwitch } from '@colonnade/domain/columns'

/** Counts the requests to scroll a column to its newest row: its list watches. */
export const scrollRequestAtoms = atomFamily((_uuid: string) => atom(0))

/** A press on a column's heading. */
export const requestScrollToTopAtom = atom(null, (_get, set, uuid: string) => {
  set(scrollRequestAtoms(uuid), (requests) => requests + 1)
})

/** A setting of a column by which it leaves posts out. */
export type LeaveOutSetting = ColumnSwitch | 'pattern'

/** Which of its settings a column shall show; null once it does. Written by the two actions below. */
export const askedSettingAtoms = atomFamily((_uuid: string) => atom<LeaveOutSetting | null>(null))

/** Somebody wants to see a rule: the column unfolds its settings and brings the focus there. */
export const askSettingAtom = atom(null, (_get, set, uuid: string, setting: LeaveOutSetting) => {
  set(askedSettingAtoms(uuid), setting)
})

/** It is shown. */
export const settleSettingAtom = atom(null, (_get, set, uuid: string) => {
  set(askedSettingAtoms(uuid), null)
})

const countAtom = atom(0)

/** A list of posts came into the page, or its place did. @returns it left */
export const mountPostsAtom = atom(null, (_get, set): (() => void) => {
  set(countAtom, (count) => count + 1)
  return () => set(countAtom, (count) => count - 1)
})

/** Asks, at the moment it matters, whether posts show or are on their way. */
export const hasPostsAtom = atom(null, (get): boolean => get(countAtom) > 0)
