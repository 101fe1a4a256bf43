import type { FilterEntity } from '../entities/filter.ts'
import type { FilterContext } from './filter-context.ts'

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
 * One expression for all filters that apply in a context now. Compile once, match often.
 *
 * @param now ms since 1970
 * @returns null when none applies. Never throws.
 * @see FLT-02, FLT-05 to FLT-07
 */
export function compileFilters(
  filters: readonly FilterEntity[],
  context: FilterContext,
  now: number,
): RegExp | null {
  return compilePhrases(
    filters.filter(
      (filter) => filter.context.includes(context) && !isExpired(filter.expires_at, now),
    ),
  )
}
