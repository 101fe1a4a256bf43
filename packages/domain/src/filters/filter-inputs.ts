import type { FilterAction, FilterKeywordEntity } from '../entities/filter.ts'
import {
  type FilterDraft,
  type FilterExpiry,
  type KeywordDraft,
  keywordsOf,
} from './filter-draft.ts'

/** One change of a filter's keywords, as a v2 filter is sent it. @see https://docs.joinmastodon.org/methods/filters/#update */
export type KeywordChange =
  | { readonly keyword: string; readonly whole_word: boolean }
  | { readonly id: string; readonly keyword: string; readonly whole_word: boolean }
  | { readonly id: string; readonly _destroy: true }

/** What a v2 filter is made or changed with. */
export interface FilterV2Input {
  readonly title: string
  readonly context: readonly string[]
  readonly filter_action?: FilterAction
  /** Seconds from now; empty text takes the expiry away, absent keeps it. */
  readonly expires_in?: number | ''
  readonly keywords_attributes?: readonly KeywordChange[]
}

/** What a filter of an old server is made or changed with. */
export interface FilterV1Input {
  readonly phrase: string
  readonly context: readonly string[]
  /** Asks the server to drop what matches. */
  readonly irreversible?: boolean
  readonly whole_word?: boolean
  /** As in FilterV2Input. */
  readonly expires_in?: number | ''
}

function expiryOf(expiry: FilterExpiry): { readonly expires_in?: number | '' } {
  if (expiry === 'keep') return {}
  return { expires_in: expiry === 'never' ? '' : expiry }
}

/**
 * What turns a filter's keywords into others: new ones without an id, changed ones with theirs, and
 * those that are gone to be destroyed. What stays as it was is not named.
 *
 * @param before as the server knows them; none for a new filter
 * @see BY-10
 */
export function keywordChanges(
  before: readonly FilterKeywordEntity[],
  after: readonly KeywordDraft[],
): readonly KeywordChange[] {
  const known = new Map(before.map((one) => [one.id, one]))
  const changed = after.flatMap(({ id, keyword, whole_word }): readonly KeywordChange[] => {
    const old = known.get(id)
    if (id === null || old === undefined) return [{ keyword, whole_word }]
    const isSame = old.keyword === keyword && old.whole_word === whole_word
    return isSame ? [] : [{ id, keyword, whole_word }]
  })
  const gone = goneKeywords(before, after).map((id): KeywordChange => ({ id, _destroy: true }))
  return [...changed, ...gone]
}

/** Ids of the keywords that a draft no longer has. @param before as the server knows them */
export function goneKeywords(
  before: readonly FilterKeywordEntity[],
  after: readonly KeywordDraft[],
): readonly string[] {
  const kept = new Set(after.map(({ id }) => id))
  return before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]))
}

/** What a server with v2 filters is sent for a draft. @param before the keywords that it knows @see BY-10, OVR-07 */
export function toFilterV2Input(
  draft: FilterDraft,
  before: readonly FilterKeywordEntity[] = [],
): FilterV2Input {
  return {
    title: draft.title.trim(),
    context: draft.context,
    filter_action: draft.action,
    ...expiryOf(draft.expiry),
    keywords_attributes: keywordChanges(before, keywordsOf(draft)),
  }
}

/** What an old server is sent for one keyword of a draft: a filter of its own, without a name, that hides or warns. @see BY-10, OVR-07 */
export function toFilterV1Input(
  draft: Pick<FilterDraft, 'context' | 'action' | 'expiry'>,
  { keyword, whole_word }: KeywordDraft,
): FilterV1Input {
  return {
    phrase: keyword,
    context: draft.context,
    irreversible: draft.action === 'hide',
    whole_word,
    ...expiryOf(draft.expiry),
  }
}
