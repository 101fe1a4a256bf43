import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ColumnSwitch } from '@colonnade/domain/columns'

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
