import type { FilterAction, FilterKeywordEntity } from '../entities/filter.ts'
import {
  type FilterDraft,
  type FilterExpiry,
  type KeywordDraft,
  getKeywords,
} from './filter-draft.ts'

/**
 * One change of the keywords of a v2 filter, as the API expects it. @see
 * https://docs.joinmastodon.org/methods/filters/#update
 */
export type KeywordChange =
  | { readonly keyword: string; readonly whole_word: boolean }
  | { readonly id: string; readonly keyword: string; readonly whole_word: boolean }
  | { readonly id: string; readonly _destroy: true }

/** Parameters that create or update a v2 filter. */
export interface FilterV2Input {
  readonly title: string
  readonly context: readonly string[]
  readonly filter_action?: FilterAction
  /** Seconds from now; an empty text removes the expiry, absent keeps it. */
  readonly expires_in?: number | ''
  readonly keywords_attributes?: readonly KeywordChange[]
}

/** Parameters that create or update a v1 filter. */
export interface FilterV1Input {
  readonly phrase: string
  readonly context: readonly string[]
  /** Makes the server drop matching posts. */
  readonly irreversible?: boolean
  readonly whole_word?: boolean
  /** As in FilterV2Input. */
  readonly expires_in?: number | ''
}

function toExpiryParam(expiry: FilterExpiry): { readonly expires_in?: number | '' } {
  if (expiry === 'keep') return {}
  return { expires_in: expiry === 'never' ? '' : expiry }
}

/**
 * Returns the changes between two sets of keywords: new ones without an id, changed ones with their id, and removed
 * ones to be destroyed. Unchanged ones are left out.
 *
 * @param before the keywords on the server; empty for a new filter
 * @see BY-10
 */
export function getKeywordChanges(
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
  const destroyed = getRemovedKeywords(before, after).map((id): KeywordChange => ({
    id,
    _destroy: true,
  }))
  return [...changed, ...destroyed]
}

/** Returns the ids of the keywords that a draft has removed. @param before the keywords on the server */
export function getRemovedKeywords(
  before: readonly FilterKeywordEntity[],
  after: readonly KeywordDraft[],
): readonly string[] {
  const kept = new Set(after.map(({ id }) => id))
  return before.flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]))
}

/** Converts a draft into the parameters of a v2 filter. @param before the keywords on the server @see BY-10, OVR-07 */
export function toFilterV2Input(
  draft: FilterDraft,
  before: readonly FilterKeywordEntity[] = [],
): FilterV2Input {
  return {
    title: draft.title.trim(),
    context: draft.context,
    filter_action: draft.action,
    ...toExpiryParam(draft.expiry),
    keywords_attributes: getKeywordChanges(before, getKeywords(draft)),
  }
}

/**
 * Converts one keyword of a draft into the parameters of a v1 filter, which has no title and either hides or warns.
 * @see BY-10, OVR-07
 */
export function toFilterV1Input(
  draft: Pick<FilterDraft, 'context' | 'action' | 'expiry'>,
  { keyword, whole_word }: KeywordDraft,
): FilterV1Input {
  return {
    phrase: keyword,
    context: draft.context,
    irreversible: draft.action === 'hide',
    whole_word,
    ...toExpiryParam(draft.expiry),
  }
}
