import type { FilterAction, FilterV2Entity } from '../entities/filter.ts'
import type { FilterId } from '../entities/ids.ts'

export interface KeywordDraft {
  /** null until the server has saved it. */
  readonly id: string | null
  readonly keyword: string
  readonly whole_word: boolean
}

/** Seconds from now; `never`, or `keep` for the current expiry. */
export type FilterExpiry = number | 'never' | 'keep'

/** Selectable expiry times besides `never`, in seconds: half an hour to a week. */
export const FILTER_EXPIRIES = [1800, 3600, 21_600, 43_200, 86_400, 604_800] as const

/** The contexts in which a filter can apply. @see FLT-02 */
export const FILTER_CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account'] as const

/** A filter that is being created or edited. @see BY-10 */
export interface FilterDraft {
  /** null for a new one. */
  readonly id: FilterId | null
  readonly title: string
  readonly context: readonly string[]
  readonly action: FilterAction
  readonly expiry: FilterExpiry
  readonly keywords: readonly KeywordDraft[]
  /** Number of individual statuses that it filters. With any of them it needs no keyword. */
  readonly statusCount: number
}

/** Whole word is the safer default, because it hides fewer posts. */
export const NEW_KEYWORD: KeywordDraft = { id: null, keyword: '', whole_word: true }

/** The defaults of a new filter: a permanent warning in all contexts. */
export const NEW_FILTER: FilterDraft = {
  id: null,
  title: '',
  context: FILTER_CONTEXTS,
  action: 'warn',
  expiry: 'never',
  keywords: [NEW_KEYWORD],
  statusCount: 0,
}

/** Converts a filter into a draft. Keeps its expiry. */
export function toFilterDraft(filter: FilterV2Entity): FilterDraft {
  return {
    id: filter.id,
    title: filter.title,
    context: filter.context,
    action: filter.filter_action,
    expiry: filter.expires_at === null ? 'never' : 'keep',
    keywords: filter.keywords,
    statusCount: filter.statuses.length,
  }
}

/** Reason why a draft cannot be saved. */
export type FilterProblem = 'no-title' | 'no-context' | 'no-keyword' | 'repeated-keyword'

/** Returns the trimmed keywords, without empty ones. */
export function getKeywords(draft: Pick<FilterDraft, 'keywords'>): readonly KeywordDraft[] {
  return draft.keywords
    .map((one) => ({ ...one, keyword: one.keyword.trim() }))
    .filter(({ keyword }) => keyword !== '')
}

/**
 * Returns all reasons why a draft cannot be saved; empty if it can.
 *
 * @see BY-10
 */
export function getFilterProblems(draft: FilterDraft): readonly FilterProblem[] {
  const words = getKeywords(draft).map(({ keyword }) => keyword.toLowerCase())
  const problems: Readonly<Record<FilterProblem, boolean>> = {
    'no-title': draft.title.trim() === '',
    'no-context': draft.context.length === 0,
    'no-keyword': words.length === 0 && draft.statusCount === 0,
    'repeated-keyword': new Set(words).size < words.length,
  }
  return FILTER_PROBLEMS.filter((problem) => problems[problem])
}

const FILTER_PROBLEMS: readonly FilterProblem[] = [
  'no-title',
  'no-context',
  'no-keyword',
  'repeated-keyword',
]
