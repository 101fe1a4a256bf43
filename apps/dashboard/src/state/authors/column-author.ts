import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { columnAtoms, columnsAtom } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { currentSessionAtom, sessionsAtom } from '../sessions.ts'
import { chosenAuthorAtoms } from './composer-authors.ts'

/** The composer of the screen `/statuses/new`, by the uuid of the column that shows the address. */
export const SCREEN_COMPOSER = 'route'

/**
 * The name by which a tab keeps the author of a composer: the account of its column, with its index among the composers
 * of that account. Columns of a deck that was never changed get other uuids with each load.
 */
export const composerNameAtoms = atomFamily((composer: string) =>
  atom((get): string => {
    const composers = get(columnsAtom).filter(({ id }) => id === 'COMPOSE')
    const owner = composers.find(({ uuid }) => uuid === composer)?.accountKey
    if (owner === undefined) return composer
    const own = composers.filter(({ accountKey }) => accountKey === owner)
    return `${owner} ${own.findIndex(({ uuid }) => uuid === composer)}`
  }),
)

/** The account that writes in a composer of the deck: by default that of its column. @see BY-02 */
export const authorAtoms = atomFamily((composer: string) =>
  atom((get): Session | null => {
    const owner = get(columnAtoms(composer))?.accountKey
    return (
      get(chosenAuthorAtoms(get(composerNameAtoms(composer)))) ??
      get(sessionsAtom).find(({ key }) => key === owner) ??
      get(currentSessionAtom)
    )
  }),
)
