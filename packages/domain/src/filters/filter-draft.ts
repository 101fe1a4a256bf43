import type { FilterAction, FilterV2Entity } from '../entities/filter.ts'
import type { FilterId } from '../entities/ids.ts'

export interface KeywordDraft {
  /** null for one that the server does not know yet. */
  readonly id: string | null
  readonly keyword: string
  readonly whole_word: boolean
}

/** Seconds from now; `never`, or as long as it is set already. */
export type FilterExpiry = number | 'never' | 'keep'

/** What can be chosen besides `never`, in seconds: half an hour to a week. */
export const FILTER_EXPIRIES = [1800, 3600, 21_600, 43_200, 86_400, 604_800] as const

/** The contexts that a filter can apply in. @see FLT-02 */
export const FILTER_CONTEXTS = ['home', 'notifications', 'public', 'thread', 'account'] as const

/** A filter that is being made or changed. @see BY-10 */
export interface FilterDraft {
  /** null for a new one. */
  readonly id: FilterId | null
  readonly title: string
  readonly context: readonly string[]
  readonly action: FilterAction
  readonly expiry: FilterExpiry
  readonly keywords: readonly KeywordDraft[]
  /** How many statuses it filters one by one: such a filter needs no keyword. */
  readonly statusCount: number
}

/** A whole word is the safer guess: it hides less than anybody meant. */
export const NEW_KEYWORD: KeywordDraft = { id: null, keyword: '', whole_word: true }

/** A filter that does not exist yet: a warning, everywhere, for good. */
export const NEW_FILTER: FilterDraft = {
  id: null,
  title: '',
  context: FILTER_CONTEXTS,
  action: 'warn',
  expiry: 'never',
  keywords: [NEW_KEYWORD],
  statusCount: 0,
}

/** A filter as it can be changed; how long it lasts is kept. */
export function draftOfV2(filter: FilterV2Entity): FilterDraft {
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

/** Why a draft cannot be saved. */
export type FilterProblem = 'no-title' | 'no-context' | 'no-keyword' | 'repeated-keyword'

/** The keywords that count: trimmed, without empty ones. */
export function keywordsOf(draft: Pick<FilterDraft, 'keywords'>): readonly KeywordDraft[] {
  return draft.keywords
    .map((one) => ({ ...one, keyword: one.keyword.trim() }))
    .filter(({ keyword }) => keyword !== '')
}

/**
 * All that keeps a draft from being saved; empty when nothing does.
 *
 * @see BY-10
 */
export function filterProblems(draft: FilterDraft): readonly FilterProblem[] {
  const words = keywordsOf(draft).map(({ keyword }) => keyword.toLowerCase())
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
