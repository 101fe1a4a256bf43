import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountColour } from '@colonnade/domain/accounts'
import { COLUMN_COLOURS, getSourceColumns, getSourceName } from '@colonnade/domain/columns'
import { columnAtoms } from '../columns/columns.ts'
import { accountColourAtoms } from './account-looks.ts'

/**
 * The colours of a column's sources by name: that of the account for the only source of an account, another one of the
 * eight for each of several. @see BY-34
 */
export const sourceColoursAtoms = atomFamily((uuid: string) =>
  atom((get): ReadonlyMap<string, AccountColour> => {
    const column = get(columnAtoms(uuid))
    const sources = column === undefined ? [] : getSourceColumns(column)
    const owners = sources.map(({ accountKey }) => accountKey)
    const isOnly = (key: (typeof owners)[number]) =>
      owners.filter((one) => one === key).length === 1
    const own = sources.map(({ accountKey }) =>
      isOnly(accountKey) ? get(accountColourAtoms(accountKey)) : null,
    )
    const free = COLUMN_COLOURS.filter((colour) => !own.includes(colour))
    let next = 0
    return new Map(
      sources.map((source, index) => {
        const colour = own[index] ?? free[next++ % free.length] ?? COLUMN_COLOURS[0]
        return [getSourceName(source), colour]
      }),
    )
  }),
)
