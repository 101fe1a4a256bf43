import { atom } from 'jotai/vanilla'
import { ApiError } from '@colonnade/api-client'
import { search } from '@colonnade/api-client/twins'
import type { SearchResultsEntity } from '@colonnade/domain/entities'
import { holdsBack, SEARCH_PAGE_SIZE, showAll, withMore } from '@colonnade/domain/search'
import type { Session } from '../session.ts'
import { ingestFindingsAtom } from './run-search.ts'
import { type Findings, type FoundKind, nameOf, type Search, searchAtoms } from './searches.ts'

/** Shows what is held back of one kind, else asks the server for the next page of it. */
export const showMoreAtom = atom(
  null,
  async (get, set, session: Session, uuid: string, kind: FoundKind): Promise<void> => {
    const searchAtom = searchAtoms(session)(uuid)
    const before = get(searchAtom)
    if (holdsBack(before[kind])) {
      set(searchAtom, { ...before, ...shownWhole(before, kind) })
      return
    }
    if (!before[kind].hasMore || before.growing.has(kind)) return
    set(searchAtom, { ...before, growing: new Set([...before.growing, kind]) })
    const { query } = before
    const input = {
      q: query,
      type: kind,
      limit: SEARCH_PAGE_SIZE,
      offset: before[kind].items.length,
    }
    try {
      const results = await search(session.api, input)
      set(takeMoreAtom, session, uuid, { query, kind, results })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      set(takeMoreAtom, session, uuid, { query, kind, results: null })
    }
  },
)

interface More {
  /** What was looked for when it was asked. */
  readonly query: string
  readonly kind: FoundKind
  /** null for a page that failed: its alert was shown, and it may be asked for again. */
  readonly results: SearchResultsEntity | null
}

const takeMoreAtom = atom(
  null,
  (get, set, session: Session, uuid: string, { query, kind, results }: More) => {
    const searchAtom = searchAtoms(session)(uuid)
    const now = get(searchAtom)
    // Something else is looked for meanwhile.
    if (now.query !== query || !now.growing.has(kind)) return
    if (results !== null) set(ingestFindingsAtom, session, results)
    set(searchAtom, {
      ...now,
      ...(results !== null && grown(now, kind, results)),
      growing: new Set([...now.growing].filter((each) => each !== kind)),
    })
  },
)

function shownWhole(search: Search, kind: FoundKind): Partial<Findings> {
  switch (kind) {
    case 'accounts':
      return { accounts: showAll(search.accounts) }
    case 'hashtags':
      return { hashtags: showAll(search.hashtags) }
    case 'statuses':
      return { statuses: showAll(search.statuses) }
  }
}

function grown(search: Search, kind: FoundKind, page: SearchResultsEntity): Partial<Findings> {
  switch (kind) {
    case 'accounts':
      return { accounts: withMore(search.accounts, idsOf(page.accounts)) }
    case 'hashtags':
      return { hashtags: withMore(search.hashtags, page.hashtags, nameOf) }
    case 'statuses':
      return { statuses: withMore(search.statuses, idsOf(page.statuses)) }
  }
}

const idsOf = <Id>(entities: readonly { readonly id: Id }[]): Id[] => entities.map(({ id }) => id)
