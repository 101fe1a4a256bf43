import { atom } from 'jotai/vanilla'
import { search } from '@colonnade/api-client/twins'
import { searchQuery } from '@colonnade/domain/search'
import { normaliseTag } from '@colonnade/domain/timeline'
import { perSession, type Session } from '../session.ts'
import { tagHistoryAtom } from './tag-history.ts'
import { throttledSearch } from './throttled-search.ts'

/** How many hashtags are suggested. */
const MOST_TAGS = 5
/** A search for words costs a server more than one for a name. In ms. */
const TAG_SEARCH_INTERVAL_MS = 400

const tagSearch = perSession((session) =>
  throttledSearch(session, TAG_SEARCH_INTERVAL_MS, async (q, options) => {
    const found = await search(session.api, { q, type: 'hashtags', limit: MOST_TAGS }, options)
    return found.hashtags.map(({ name }) => name)
  }),
)

interface Typed {
  readonly tag: string
  /** What the server knows that begins so. */
  readonly found: readonly string[]
}

const typedAtom = perSession(() => atom<Typed>({ tag: '', found: [] }))

/** Hashtags that what is typed may become: those posted with before first, then what the server knows. */
export const suggestedTagsAtom = perSession((session) =>
  atom((get): readonly string[] => {
    const { tag, found } = get(typedAtom(session))
    const posted = get(tagHistoryAtom(session)).filter((each) => normaliseTag(each).startsWith(tag))
    return [...new Set([...posted, ...found].map(normaliseTag))].slice(0, MOST_TAGS)
  }),
)

/** What was typed in a field for a hashtag changed. */
export const suggestTagsAtom = atom(null, (get, set, session: Session, typed: string): void => {
  const tag = normaliseTag(typed)
  const known = get(typedAtom(session)).found
  const found = known.filter((each) => normaliseTag(each).startsWith(tag))
  set(typedAtom(session), { tag, found: tag === '' ? [] : found })
  const query = searchQuery(tag)
  if (query === null) tagSearch(session).stop()
  else {
    tagSearch(session).ask(query, (names) => {
      session.store.set(typedAtom(session), { tag, found: names })
    })
  }
})
