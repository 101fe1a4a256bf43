import { atomFamily } from 'jotai-family'
import { atom, type Getter } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { AUTHORS_KEY, WRITER_KEY } from '../../lib/account-storage.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { platformAtom } from '../app-store.ts'
import { columnAtoms } from '../columns/columns.ts'
import type { Session } from '../session.ts'
import { currentSessionAtom, sessionsAtom } from '../sessions.ts'

/** The composer of the share page. All other composers are named by the uuid of their column. */
export const SHARE_COMPOSER = 'share'

/** The composer of the screen `/statuses/new`, by the uuid of the column that shows the address. */
export const SCREEN_COMPOSER = 'route'

/** Who writes in a composer. Without both it is the account of its column. */
interface ComposerAuthor {
  /** The author that the user chose; null for the default. */
  readonly chosen: AccountKey | null
  /** The author of a reply that was started in another account's column; null for none. Ends with that reply. */
  readonly guest: AccountKey | null
}

const DEFAULT_AUTHOR: ComposerAuthor = { chosen: null, guest: null }

const changedAtom = atom<ReadonlyMap<string, ComposerAuthor> | null>(null)

/** The authors by composer. A tab keeps them, so that a reload shows the same draft. */
const authorsAtom = atom(
  (get) => get(changedAtom) ?? readAuthors(get(platformAtom)),
  (get, set, composer: string, author: ComposerAuthor) => {
    const keys = new Set<AccountKey | null>([null, ...get(sessionsAtom).map(({ key }) => key)])
    const before = [...get(authorsAtom)].filter(
      ([, { chosen, guest }]) => keys.has(chosen) && keys.has(guest),
    )
    const authors = new Map(before).set(composer, author)
    set(changedAtom, authors)
    const { tabStorage } = get(platformAtom)
    tabStorage.write(AUTHORS_KEY, JSON.stringify(Object.fromEntries(authors)))
  },
)

function readAuthors({ tabStorage }: Platform): ReadonlyMap<string, ComposerAuthor> {
  const raw = parseJsonOrNull(tabStorage.read(AUTHORS_KEY))
  if (typeof raw !== 'object' || raw === null) return new Map()
  const readKey = (value: unknown) => (typeof value === 'string' ? (value as AccountKey) : null)
  return new Map(
    Object.entries(raw).map(([composer, author]: [string, unknown]) => {
      if (typeof author !== 'object' || author === null) return [composer, DEFAULT_AUTHOR]
      const { chosen, guest } = author as Partial<Record<string, unknown>>
      return [composer, { chosen: readKey(chosen), guest: readKey(guest) }]
    }),
  )
}

/** Returns the last author on the share page while that account is signed in; else the first account. */
export function findLastAuthor(
  sessions: readonly Session[],
  { storage }: Pick<Platform, 'storage'>,
): Session | null {
  const last = storage.read(WRITER_KEY)
  return sessions.find(({ key }) => key === last) ?? sessions[0] ?? null
}

function getDefaultAuthor(get: Getter, composer: string): Session | null {
  const sessions = get(sessionsAtom)
  if (composer === SHARE_COMPOSER) return findLastAuthor(sessions, get(platformAtom))
  const owner = get(columnAtoms(composer))?.accountKey
  return sessions.find(({ key }) => key === owner) ?? get(currentSessionAtom)
}

/** The account that writes in a composer. @see BY-02 */
export const authorAtoms = atomFamily((composer: string) =>
  atom((get): Session | null => {
    const sessions = get(sessionsAtom)
    const { chosen, guest } = get(authorsAtom).get(composer) ?? DEFAULT_AUTHOR
    const find = (wanted: AccountKey | null) => sessions.find(({ key }) => key === wanted)
    return find(guest) ?? find(chosen) ?? getDefaultAuthor(get, composer)
  }),
)

/** Whether the composer shows its author only until the reply is done. */
export const hasGuestAtoms = atomFamily((composer: string) =>
  atom((get) => {
    const guest = get(authorsAtom).get(composer)?.guest ?? null
    return guest !== null && get(authorAtoms(composer))?.key === guest
  }),
)

/** Sets the author of a composer until another is chosen. The share page keeps it for its next visit. */
export const setAuthorAtom = atom(null, (get, set, composer: string, chosen: AccountKey) => {
  if (composer === SHARE_COMPOSER) get(platformAtom).storage.write(WRITER_KEY, chosen)
  set(authorsAtom, composer, { chosen, guest: null })
})

/** Sets the author of a composer for one reply. */
export const setGuestAtom = atom(null, (get, set, composer: string, guest: AccountKey) => {
  if (get(authorAtoms(composer))?.key === guest) return
  const { chosen } = get(authorsAtom).get(composer) ?? DEFAULT_AUTHOR
  set(authorsAtom, composer, { chosen, guest })
})

/** Gives the composers in which an account was the author of a reply back to their former authors. */
export const endGuestAtom = atom(null, (get, set, ended: AccountKey) => {
  for (const [composer, { chosen, guest }] of get(authorsAtom))
    if (guest === ended) set(authorsAtom, composer, { chosen, guest: null })
})
