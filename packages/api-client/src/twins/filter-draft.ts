import type { FilterAction, FilterKeywordEntity, FilterV2Entity } from '@colonnade/domain/entities'
import type { FilterV1Input, FilterV2Input } from '../endpoints/filters.ts'

/** A filter as its user writes it. */
export interface FilterDraft {
  readonly title: string
  readonly context: readonly string[]
  readonly filter_action: FilterAction
  /** Seconds from now, null for never; left out, a filter that stands ends when it did. */
  readonly expires_in?: number | null
  /** New ones have no id. */
  readonly keywords: readonly FilterKeywordEntity[]
}

/** @param before the filter that it replaces: of its keywords, those that the draft lacks go */
export function toV2Input(draft: FilterDraft, before: FilterV2Entity | null): FilterV2Input {
  const { title, context, filter_action, keywords } = draft
  return {
    title,
    context,
    filter_action,
    ...end(draft),
    keywords_attributes: [
      ...keywords.map(({ id, keyword, whole_word }) => ({
        ...(id !== null && { id }),
        keyword,
        whole_word,
      })),
      ...goneKeywords(draft, before).map((id) => ({ id, _destroy: true })),
    ],
  }
}

/** One keyword as a filter of its own: old servers have no titles, and either hide or warn. */
export function toV1Input(
  draft: FilterDraft,
  { keyword, whole_word }: FilterKeywordEntity,
): FilterV1Input {
  return {
    phrase: keyword,
    whole_word,
    context: draft.context,
    irreversible: draft.filter_action === 'hide',
    ...end(draft),
  }
}

/** Ids of the keywords that a draft no longer has. */
export function goneKeywords(draft: FilterDraft, before: FilterV2Entity | null): readonly string[] {
  const kept = new Set(draft.keywords.map(({ id }) => id))
  return (before?.keywords ?? []).flatMap(({ id }) => (id === null || kept.has(id) ? [] : [id]))
}

function end({ expires_in }: FilterDraft): { readonly expires_in?: number | '' } {
  return expires_in === undefined ? {} : { expires_in: expires_in ?? '' }
}
