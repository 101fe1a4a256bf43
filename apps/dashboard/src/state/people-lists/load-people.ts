import { atom } from 'jotai/vanilla'
import { ApiError, type CallOptions, type Page } from '@colonnade/api-client'
import { getFavouritedBy, getRebloggedBy } from '@colonnade/api-client/endpoints'
import { statusId, type AccountEntity } from '@colonnade/domain/entities'
import { ingestAccountsAtom } from '../entities/ingest.ts'
import { requestRelationshipsAtom } from '../entities/request-relationships.ts'
import { perSession, type Session } from '../session.ts'
import { peopleListAtoms, type PeopleListKey } from './people-lists.ts'

/** How many people a page asks for: what servers give at once. */
const PAGE_SIZE = 40

/** How many lists are remembered: the way back is quick, and memory stays bound. */
const MOST_LISTS = 10

/** What went wrong is told in the list itself. */
const OPTIONS: CallOptions = { skipAlert: true }

const ENDPOINTS = { REBLOGGED_BY: getRebloggedBy, FAVOURITED_BY: getFavouritedBy } as const

const openedLists = perSession(() => new Set<PeopleListKey>())

/** Asks for the first page of who did something with a status; again, too, when it is there already. @see TH-07 */
export const openPeopleListAtom = atom(null, (_get, set, session: Session, key: PeopleListKey) => {
  remember(session, key)
  const [endpoint, id] = askedFor(key)
  return set(loadAtom, session, key, () =>
    session.api.page(endpoint, { id, limit: PAGE_SIZE }, OPTIONS),
  )
})

/** Asks for the next page; does nothing where there is none, or one is on its way. */
export const growPeopleListAtom = atom(null, (get, set, session: Session, key: PeopleListKey) => {
  const { next } = get(peopleListAtoms(session)(key))
  if (next === null) return undefined
  const [endpoint] = askedFor(key)
  return set(loadAtom, session, key, () => session.api.follow(endpoint, next, OPTIONS), 'after')
})

const loadAtom = atom(
  null,
  async (
    get,
    set,
    session: Session,
    key: PeopleListKey,
    fetch: () => Promise<Page<AccountEntity>>,
    place?: 'after',
  ): Promise<void> => {
    const listAtom = peopleListAtoms(session)(key)
    if (get(listAtom).isLoading) return
    set(listAtom, { ...get(listAtom), isLoading: true, error: null })
    try {
      const { items, next } = await fetch()
      const ids = items.map(({ id }) => id)
      set(ingestAccountsAtom, session, items)
      set(requestRelationshipsAtom, session, ids)
      const before = place === 'after' ? (get(listAtom).items ?? []) : []
      // Somebody may have moved to the next page while this one was read.
      const unique = [...new Set([...before, ...ids])]
      set(listAtom, { isLoading: false, error: null, items: unique, next })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(listAtom, { ...get(listAtom), isLoading: false, error })
    }
  },
)

function askedFor(key: PeopleListKey) {
  const [kind, id] = key.startsWith('REBLOGGED_BY ')
    ? (['REBLOGGED_BY', key.slice('REBLOGGED_BY '.length)] as const)
    : (['FAVOURITED_BY', key.slice('FAVOURITED_BY '.length)] as const)
  return [ENDPOINTS[kind], statusId(id)] as const
}

function remember(session: Session, key: PeopleListKey): void {
  const opened = openedLists(session)
  opened.delete(key)
  opened.add(key)
  for (const oldest of opened) {
    if (opened.size <= MOST_LISTS) return
    opened.delete(oldest)
    peopleListAtoms(session).remove(oldest)
  }
}
