import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { columnAtoms } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { currentSessionAtom, sessionsAtom } from '../sessions.ts'
import { chosenAuthorAtoms } from './composer-authors.ts'

/** The composer of the screen `/statuses/new`, by the uuid of the column that shows the address. */
export const SCREEN_COMPOSER = 'route'

/** The account that writes in a composer of the deck: by default that of its column. @see BY-02 */
export const authorAtoms = atomFamily((composer: string) =>
  atom((get): Session | null => {
    const owner = get(columnAtoms(composer))?.accountKey
    return (
      get(chosenAuthorAtoms(composer)) ??
      get(sessionsAtom).find(({ key }) => key === owner) ??
      get(currentSessionAtom)
    )
  }),
)
