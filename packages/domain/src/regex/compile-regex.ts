import { parseRegex, type RegexNode } from './parse-regex.ts'
import { createRegexProgram, MAX_STATES, countStates } from './regex-program.ts'
import { runRegex } from './run-regex.ts'

/** Length of the searched part of a text, in UTF-16 units: ten times the post limit of most servers. */
const MAX_SEARCHED_LENGTH = 5_000

/**
 * Step limit per character: about a millisecond for a thousand characters. Several hundred words with suffixes need
 * half of it; nested repetitions need no more than others.
 */
const MAX_STEPS_PER_CHARACTER = 500

/** Minimum of the step limit, because a regex has a fixed cost even for short texts. */
const MIN_STEP_LIMIT = 20_000

/** A regular expression that runs in bounded time, so that no user input can block the page. */
export interface SafeRegex {
  /** As written. */
  readonly source: string
  /**
   * Whether the regex matches anywhere in the searched part of a text, case-insensitively.
   *
   * @returns null if the step limit is exceeded. Never throws.
   */
  readonly matches: (text: string) => boolean | null
}

/** Why a text cannot be used: invalid syntax, a backreference, or too many states. */
export type RegexError = 'invalid' | 'unsupported' | 'too-large'

/**
 * Compiles a regular expression with the `u` flag, or without it if only the older syntax accepts it, because other
 * clients save such expressions too.
 *
 * @returns null for a blank text, which matches no text; an error code if it cannot be used. Never throws.
 * @see TL-25
 */
export function compileRegex(text: string): SafeRegex | RegexError | null {
  const source = text.trim()
  if (source === '') return null
  const unicode = createRegExp(source, 'iu')
  const expression = unicode ?? createRegExp(source, 'i')
  if (expression === null) return 'invalid'
  const isUnicode = unicode !== null
  const node = parseRegex(source, isUnicode)
  if (node === null) return 'unsupported'
  if (isPlain(node)) {
    return { source, matches: (judged) => expression.test(judged.slice(0, MAX_SEARCHED_LENGTH)) }
  }
  if (countStates(node) > MAX_STATES) return 'too-large'
  const flags = isUnicode ? 'iu' : 'i'
  const program = createRegexProgram(node, flags)
  return {
    source,
    matches(judged) {
      const cut = judged.slice(0, MAX_SEARCHED_LENGTH)
      const characters = isUnicode ? Array.from(cut) : cut.split('')
      const steps = Math.max(MIN_STEP_LIMIT, characters.length * MAX_STEPS_PER_CHARACTER)
      return runRegex(program, characters, flags, steps)
    },
  }
}

function createRegExp(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}

/** The browser's own engine is the fastest one for a regex without repetitions and with at most one alternation. */
function isPlain(node: RegexNode): boolean {
  return countAlternatives(node) <= 1
}

function countAlternatives(node: RegexNode): number {
  if (node.kind === 'repeat' || node.kind === 'look') return Infinity
  if (node.kind === 'one' || node.kind === 'edge') return 0
  const inner = node.parts.reduce((sum, part) => sum + countAlternatives(part), 0)
  return node.kind === 'choice' ? inner + 1 : inner
}
