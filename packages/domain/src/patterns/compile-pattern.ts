import { linkPattern, MOST_STATES, sizeOf } from './link-pattern.ts'
import { parsePattern, type PatternNode } from './parse-pattern.ts'
import { searchPattern } from './search-pattern.ts'

/** How much of a text is judged, in UTF-16 units: ten times what most servers let people write. */
const JUDGED_LENGTH = 5_000

/**
 * What one text may cost, in steps: about a millisecond for each thousand characters. Several hundred words with
 * endings cost half of it; nested repetitions cost no more than others.
 */
const STEPS_PER_CHARACTER = 500

/** So that short texts are not held to less than an expression costs at all. */
const LEAST_STEPS = 20_000

/** A regular expression that cannot hang the page, whatever it is. */
export interface TextPattern {
  /** As it was written. */
  readonly source: string
  /**
   * Whether it matches anywhere in the judged part of a text, whatever the case.
   *
   * @returns null where finding out would cost too much. Never throws.
   */
  readonly matches: (text: string) => boolean | null
}

/** Why a text cannot be used: no expression at all, one that refers to its own groups, one that unfolds to too much. */
export type PatternTrouble = 'invalid' | 'unsupported' | 'too-large'

/**
 * Reads Unicode classes where it can; what other clients wrote for the laxer old syntax counts too.
 *
 * @returns null for a blank text, which matches nothing; a word where it cannot be used. Never throws.
 * @see TL-25
 */
export function compilePattern(text: string): TextPattern | PatternTrouble | null {
  const source = text.trim()
  if (source === '') return null
  const unicode = expressionOf(source, 'iu')
  const expression = unicode ?? expressionOf(source, 'i')
  if (expression === null) return 'invalid'
  const isUnicode = unicode !== null
  const node = parsePattern(source, isUnicode)
  if (node === null) return 'unsupported'
  if (isPlain(node)) {
    return { source, matches: (judged) => expression.test(judged.slice(0, JUDGED_LENGTH)) }
  }
  if (sizeOf(node) > MOST_STATES) return 'too-large'
  const flags = isUnicode ? 'iu' : 'i'
  const program = linkPattern(node, flags)
  return {
    source,
    matches(judged) {
      const cut = judged.slice(0, JUDGED_LENGTH)
      const characters = isUnicode ? Array.from(cut) : cut.split('')
      const steps = Math.max(LEAST_STEPS, characters.length * STEPS_PER_CHARACTER)
      return searchPattern(program, characters, flags, steps)
    },
  }
}

function expressionOf(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}

/** Without repetitions and with one choice at most the browser's own search is quick, and there is none quicker. */
function isPlain(node: PatternNode): boolean {
  return choicesOf(node) <= 1
}

function choicesOf(node: PatternNode): number {
  if (node.kind === 'repeat' || node.kind === 'look') return Infinity
  if (node.kind === 'one' || node.kind === 'edge') return 0
  const inner = node.parts.reduce((sum, part) => sum + choicesOf(part), 0)
  return node.kind === 'choice' ? inner + 1 : inner
}
