import type { FilterEntity } from '../entities/filter.ts'
import type { StatusId } from '../entities/ids.ts'
import { type CompiledFilters, type FilterMatcher, isFilterActive } from './compiled-filters.ts'
import type { FilterContext, FilterRule, FilterRules, FilterSource } from './filter-rules.ts'

interface TrieNode {
  readonly next: Map<string, TrieNode>
  /** A phrase ends here, so longer phrases need no search. */
  isEnd: boolean
}

/** Escapes all special characters of a regex with the `u` flag. */
const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/**
 * Returns the regex source that matches any of the texts. Common prefixes are merged, so that ten thousand texts cost
 * about as much as a few. It matches the longest text only if something must follow.
 *
 * @param texts at least one, none of them empty
 */
export function createTrieSource(texts: readonly string[]): string {
  const root: TrieNode = { next: new Map(), isEnd: false }
  for (const text of texts) {
    let node = root
    for (const character of text) {
      const known = node.next.get(character)
      const next = known ?? { next: new Map<string, TrieNode>(), isEnd: false }
      if (known === undefined) node.next.set(character, next)
      node = next
    }
    node.isEnd = true
  }
  return getNodeSource(root)
}

function getNodeSource(node: TrieNode): string {
  const ways = [...node.next].map(([character, next]) => getRunSource(character, next))
  if (ways.length === 0) return ''
  if (node.isEnd) return `(?:${ways.join('|')})?`
  return ways.length === 1 ? ways.join('') : `(?:${ways.join('|')})`
}

/** Writes a run of nodes without a branch at once, so that the recursion is only as deep as there are branches. */
function getRunSource(first: string, begin: TrieNode): string {
  let [stretch, node] = [first, begin]
  while (!node.isEnd && node.next.size === 1) {
    for (const [character, next] of node.next) {
      stretch += character
      node = next
    }
  }
  return escapeRegex(stretch) + getNodeSource(node)
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`
const STARTS_WITH_WORD = new RegExp(`^${WORD}`, 'u')
const ENDS_WITH_WORD = new RegExp(`${WORD}$`, 'u')

export type FilterPhrase = Pick<FilterEntity, 'phrase' | 'whole_word'>

/** Returns the word boundaries that a phrase requires: `<` before it, `>` after it. */
function getWordBoundaries({ phrase, whole_word }: FilterPhrase): string {
  if (!whole_word) return ''
  return `${STARTS_WITH_WORD.test(phrase) ? '<' : ''}${ENDS_WITH_WORD.test(phrase) ? '>' : ''}`
}

/**
 * The class of word characters is slow to match, so the regex contains it only a few times, whatever the number of
 * phrases.
 */
function getRegexSource(phrases: readonly FilterPhrase[]): string {
  const groups = new Map<string, string[]>()
  for (const phrase of phrases) {
    const borders = getWordBoundaries(phrase)
    const group = groups.get(borders)
    if (group === undefined) groups.set(borders, [phrase.phrase])
    else group.push(phrase.phrase)
  }
  return [...groups]
    .map(([borders, texts]) => {
      const before = borders.includes('<') ? `(?<!${WORD})` : ''
      const after = borders.includes('>') ? `(?!${WORD})` : ''
      return `${before}${createTrieSource(texts)}${after}`
    })
    .join('|')
}

/**
 * Compiles several phrases into one regex, whatever their contexts and expiry.
 *
 * @returns null if all phrases are blank. Never throws.
 * @see FLT-06, FLT-07
 */
export function compilePhrases(phrases: readonly FilterPhrase[]): RegExp | null {
  const nonBlank = phrases.filter(({ phrase }) => phrase.trim() !== '')
  return nonBlank.length === 0 ? null : new RegExp(getRegexSource(nonBlank), 'iu')
}

/**
 * Compiles the filters that apply in a context now.
 *
 * @param now ms since 1970
 * @returns null if none applies. Never throws.
 * @see FLT-02, FLT-05 to FLT-07
 */
export function compileFilters(
  rules: FilterRules,
  context: FilterContext,
  now: number,
): CompiledFilters | null {
  const phrases = rules.phrases.filter((rule) => isFilterActive(rule, context, now))
  const hidden = rules.statuses.filter(({ filter }) => isFilterActive(filter, context, now))
  const any = compilePhrases(phrases)
  const each = any === null ? [] : createMatchers(phrases, any)
  if (each.length === 0 && hidden.length === 0) return null
  return { any, each, statuses: groupByStatus(hidden) }
}

/** Compiles the phrases of each filter into one regex, because it is irrelevant which of them matches. */
function createMatchers(phrases: readonly FilterRule[], any: RegExp): readonly FilterMatcher[] {
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
    return [{ filter, regex: isAlone ? () => any : memoise(() => compilePhrases(rules)) }]
  })
}

function memoise<Made>(make: () => Made): () => Made {
  let result: { readonly value: Made } | null = null
  return () => {
    result ??= { value: make() }
    return result.value
  }
}

function groupByStatus(hidden: FilterRules['statuses']): CompiledFilters['statuses'] {
  const statuses = new Map<StatusId, FilterSource[]>()
  for (const { id, filter } of hidden) {
    const known = statuses.get(id)
    if (known === undefined) statuses.set(id, [filter])
    else known.push(filter)
  }
  return statuses
}
