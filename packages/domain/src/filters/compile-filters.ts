import type { FilterEntity } from '../entities/filter.ts'
import type { StatusId } from '../entities/ids.ts'
import { parseDate } from '../time/parse-date.ts'
import type { FilterContext, FilterRule, FilterRules, FilterSource } from './filter-rule.ts'

interface Node {
  readonly next: Map<string, Node>
  /** A phrase ends here: what is longer need not be looked for. */
  isEnd: boolean
}

/** Escapes whatever is special in an expression with the flag `u`. */
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/**
 * Source of an expression that matches whatever one of the texts matches. Common beginnings are read once, so
 * that ten thousand texts cost about as much as a few. Lengths matter where something must follow.
 *
 * @param texts at least one, none of them empty
 */
export function trieSource(texts: readonly string[]): string {
  const root: Node = { next: new Map(), isEnd: false }
  for (const text of texts) {
    let node = root
    for (const character of text) {
      const known = node.next.get(character)
      const next = known ?? { next: new Map<string, Node>(), isEnd: false }
      if (known === undefined) node.next.set(character, next)
      node = next
    }
    node.isEnd = true
  }
  return trieSourceOf(root)
}

function trieSourceOf(node: Node): string {
  const ways = [...node.next].map(([character, next]) => wayOf(character, next))
  if (ways.length === 0) return ''
  if (node.isEnd) return `(?:${ways.join('|')})?`
  return ways.length === 1 ? ways.join('') : `(?:${ways.join('|')})`
}

/** A stretch without a fork is written in one go: the recursion is as deep as there are forks. */
function wayOf(first: string, begin: Node): string {
  let [stretch, node] = [first, begin]
  while (!node.isEnd && node.next.size === 1) {
    for (const [character, next] of node.next) {
      stretch += character
      node = next
    }
  }
  return escaped(stretch) + trieSourceOf(node)
}

interface FilterMatcher {
  readonly filter: FilterSource
  readonly regex: () => RegExp | null
}

/** Filters ready to be matched. Compile once, match often. */
export interface CompiledFilters {
  /** All phrases in one expression, so that a text that none matches is read once; null without any. */
  readonly any: RegExp | null
  /** Each filter by itself: asked, and compiled, only where `any` matches. */
  readonly each: readonly FilterMatcher[]
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
  return (parseDate(expiresAt) ?? Infinity) <= now
}

export type FilterPhrase = Pick<FilterEntity, 'phrase' | 'whole_word'>

/** Which borders of words a phrase keeps to: `<` before it, `>` after it. */
function bordersOf({ phrase, whole_word }: FilterPhrase): string {
  if (!whole_word) return ''
  return `${STARTS_WITH_WORD.test(phrase) ? '<' : ''}${ENDS_WITH_WORD.test(phrase) ? '>' : ''}`
}

/** The class of word characters is costly to read: it stands in the expression a few times, however many phrases there are. */
function sourceOf(phrases: readonly FilterPhrase[]): string {
  const groups = new Map<string, string[]>()
  for (const phrase of phrases) {
    const borders = bordersOf(phrase)
    const group = groups.get(borders)
    if (group === undefined) groups.set(borders, [phrase.phrase])
    else group.push(phrase.phrase)
  }
  return [...groups]
    .map(([borders, texts]) => {
      const before = borders.includes('<') ? `(?<!${WORD})` : ''
      const after = borders.includes('>') ? `(?!${WORD})` : ''
      return `${before}${trieSource(texts)}${after}`
    })
    .join('|')
}

/**
 * One expression for several phrases, wherever and until when they apply.
 *
 * @returns null when none holds anything but blanks. Never throws.
 * @see FLT-06, FLT-07
 */
export function compilePhrases(phrases: readonly FilterPhrase[]): RegExp | null {
  const telling = phrases.filter(({ phrase }) => phrase.trim() !== '')
  return telling.length === 0 ? null : new RegExp(sourceOf(telling), 'iu')
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
  const any = compilePhrases(phrases)
  const each = any === null ? [] : matchersOf(phrases, any)
  if (each.length === 0 && hidden.length === 0) return null
  return { any, each, statuses: grouped(hidden) }
}

/** A filter's phrases together: which of them it was makes no difference. */
function matchersOf(phrases: readonly FilterRule[], any: RegExp): readonly FilterMatcher[] {
  const filters = new Map<string, FilterRule[]>()
  for (const rule of phrases) {
    const name = JSON.stringify([rule.id, rule.action, rule.title])
    const known = filters.get(name)
    if (known === undefined) filters.set(name, [rule])
    else known.push(rule)
  }
  return [...filters.values()].flatMap((rules) => {
    const [filter] = rules
    if (filter === undefined) return []
    const isAlone = rules.length === phrases.length
    return [{ filter, regex: isAlone ? () => any : onceMade(() => compilePhrases(rules)) }]
  })
}

function onceMade<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
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
  const byText = filters.each.filter(({ regex }) => regex()?.test(status.search_index) === true)
  return [...byId, ...byText.map(({ filter }) => filter)]
}
