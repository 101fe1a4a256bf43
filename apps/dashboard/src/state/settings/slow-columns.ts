import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { isSlowMode } from '@colonnade/domain/columns'
import { columnAtoms } from '../columns/columns.ts'
import { localSettingsAtom } from './local-settings.ts'

/** Whether a column holds new posts until the user loads them (BY-14). */
export const isSlowAtoms = atomFamily((uuid: string) =>
  atom((get): boolean => {
    const column = get(columnAtoms(uuid))
    return column !== undefined && isSlowMode(column, get(localSettingsAtom))
  }),
)
