import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { isSlow } from '@colonnade/domain/columns'
import { columnAtoms } from '../columns/columns.ts'
import { localSettingsAtom } from './local-settings.ts'

/** Whether a column waits with what is new until it is asked for (BY-14). */
export const isSlowAtoms = atomFamily((uuid: string) =>
  atom((get): boolean => {
    const column = get(columnAtoms(uuid))
    return column !== undefined && isSlow(column, get(localSettingsAtom))
  }),
)
