import type { FilterEntity } from '../entities/filter.ts'
import type { StatusId } from '../entities/ids.ts'
import type { FilterContext } from './filter-context.ts'
import type { FilterRules, FilterSource } from './filter-rule.ts'

/** Filters ready to be matched. Compile once, match often. */
export interface CompiledFilters {
  /** All phrases in one expression, so that a text that none matches is read once; null without any. */
  readonly any: RegExp | null
  /** Each phrase by itself: asked only where `any` matches. */
  readonly each: readonly { readonly regex: RegExp; readonly filter: FilterSource }[]
  readonly statuses: ReadonlyMap<StatusId, readonly FilterSource[]>
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`
const STARTS_WITH_WORD = new RegExp(`^${WORD}`, 'u')
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u')

/**
 * Whether an expiry date, in ISO 8601, lies behind `now` (ms since 1970). None (null), and one that
 * cannot be read, does not.
 */
export function isExpired(expiresAt: string | null, now: number): boolean {
  return Date.parse(String(expiresAt)) <= now
}

export type FilterPhrase = Pick<FilterEntity, 'phrase' | 'whole_word'>

function pattern({ phrase, whole_word }: FilterPhrase): string {
  const escaped = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  if (!whole_word) return escaped
  const before = STARTS_WITH_WORD.test(phrase) ? `(?<!${WORD})` : ''
  const after = ENDS_WITH_WORD.test(phrase) ? `(?!${WORD})` : ''
  return `${before}${escaped}${after}`
}

/**
 * One expression for several phrases, wherever and until when they apply.
 *
 * @returns null when none holds anything but blanks. Never throws.
 * @see FLT-06, FLT-07
 */
export function compilePhrases(phrases: readonly FilterPhrase[]): RegExp | null {
  const telling = phrases.filter(({ phrase }) => phrase.trim() !== '')
  return telling.length === 0 ? null : new RegExp(telling.map(pattern).join('|'), 'iu')
}

/**
 * Whether a filter applies in a context now. A profile is a public place: filters for either apply on it.
 *
 * @see FLT-02, FLT-04, FLT-05
 */
export function isActive(
  filter: Pick<FilterSource, 'context' | 'expires_at'>,
  context: FilterContext,
  now: number,
): boolean {
  const isMeant =
    filter.context.includes(context) || (context === 'account' && filter.context.includes('public'))
  return isMeant && !isExpired(filter.expires_at, now)
}

/**
 * The filters that apply in a context now.
 *
 * @param now ms since 1970
 * @returns null when none applies. Never throws.
 * @see FLT-02, FLT-05 to FLT-07
 */
export function compileFilters(
  rules: FilterRules,
  context: FilterContext,
  now: number,
): CompiledFilters | null {
  const phrases = rules.phrases.filter((rule) => isActive(rule, context, now))
  const hidden = rules.statuses.filter(({ filter }) => isActive(filter, context, now))
  const each = phrases.flatMap((filter) => {
    const regex = compilePhrases([filter])
    return regex === null ? [] : [{ regex, filter }]
  })
  if (each.length === 0 && hidden.length === 0) return null
  return { any: compilePhrases(phrases), each, statuses: grouped(hidden) }
}

function grouped(hidden: FilterRules['statuses']): CompiledFilters['statuses'] {
  const statuses = new Map<StatusId, FilterSource[]>()
  for (const { id, filter } of hidden) {
    const known = statuses.get(id)
    if (known === undefined) statuses.set(id, [filter])
    else known.push(filter)
  }
  return statuses
}

/** The filters that a status matches, by its text or one by one. Quick where none does. */
export function matchingFilters(
  filters: CompiledFilters,
  status: { readonly id: StatusId; readonly search_index: string },
): readonly FilterSource[] {
  const byId = filters.statuses.get(status.id) ?? []
  if (filters.any === null || !filters.any.test(status.search_index)) return byId
  const byText = filters.each.filter(({ regex }) => regex.test(status.search_index))
  return [...byId, ...byText.map(({ filter }) => filter)]
}
