import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { AUTHORS_KEY, WRITER_KEY } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'

/** The name of the share page's composer. Those of the deck have `composerNameAtoms`. */
export const SHARE_COMPOSER = 'share'

/** Who writes in a composer. Without both it is the account of its column. */
interface ComposerAuthor {
  /** The author that the user chose; null for the default. */
  readonly chosen?: AccountKey | null
  /** The author of a reply that was started in another account's column; null for none. Ends with that reply. */
  readonly guest?: AccountKey | null
}

type Authors = ReadonlyMap<string, ComposerAuthor | null>

const changedAtom = atom<Authors | null>(null)

/** The authors by composer. A tab keeps them, so that a reload shows the same draft. */
const authorsAtom = atom(
  (get) => get(changedAtom) ?? readAuthors(get(platformAtom)),
  (get, set, composer: string, author: ComposerAuthor) => {
    const authors = new Map(get(authorsAtom)).set(composer, author)
    set(changedAtom, authors)
    const { tabStorage } = get(platformAtom)
    tabStorage.write(AUTHORS_KEY, JSON.stringify(Object.fromEntries(authors)))
  },
)

/** Any JSON is read without an error. Names of unknown accounts have no effect. */
const readAuthors = ({ tabStorage }: Platform): Authors =>
  new Map(
    Object.entries(
      (parseJsonOrNull(tabStorage.read(AUTHORS_KEY)) ?? {}) as Record<
        string,
        ComposerAuthor | null
      >,
    ),
  )

/** Returns the last author on the share page while that account is signed in; else the first account. */
export function findLastAuthor(
  sessions: readonly Session[],
  { storage }: Pick<Platform, 'storage'>,
): Session | null {
  const last = storage.read(WRITER_KEY)
  return sessions.find(({ key }) => key === last) ?? sessions[0] ?? null
}

/** The account that was chosen for a composer, or whose reply it shows; null for the default author. @see BY-02 */
export const chosenAuthorAtoms = atomFamily((composer: string) =>
  atom((get): Session | null => {
    const author = get(authorsAtom).get(composer)
    const find = (wanted: AccountKey | null | undefined) =>
      get(sessionsAtom).find(({ key }) => key === wanted)
    return find(author?.guest) ?? find(author?.chosen) ?? null
  }),
)

/** The author on the share page. */
export const shareAuthorAtom = atom(
  (get) =>
    get(chosenAuthorAtoms(SHARE_COMPOSER)) ?? findLastAuthor(get(sessionsAtom), get(platformAtom)),
)

/** Sets the author of a composer until another is chosen. The share page keeps it for its next visit. */
export const setAuthorAtom = atom(null, (get, set, composer: string, chosen: AccountKey) => {
  if (composer === SHARE_COMPOSER) get(platformAtom).storage.write(WRITER_KEY, chosen)
  set(authorsAtom, composer, { chosen })
})

/** Whether the composer shows its author only until the reply is done. */
export const hasGuestAtoms = atomFamily((composer: string) =>
  atom((get) => {
    const guest = get(authorsAtom).get(composer)?.guest ?? null
    return guest !== null && get(chosenAuthorAtoms(composer))?.key === guest
  }),
)

/** Sets the author of a composer for one reply. */
export const setGuestAtom = atom(null, (get, set, composer: string, guest: AccountKey) => {
  set(authorsAtom, composer, { ...get(authorsAtom).get(composer), guest })
})

/** Gives the composers in which an account was the author of a reply back to their former authors. */
export const endGuestAtom = atom(null, (get, set, ended: AccountKey) => {
  for (const [composer, author] of get(authorsAtom))
    if (author?.guest === ended) set(authorsAtom, composer, { ...author, guest: null })
})
