import type { ColumnFilter } from '@colonnade/domain/columns'
import type { StatusRecord } from '@colonnade/domain/entities'
import type { SafeRegex } from '@colonnade/domain/regex'
import type { ColumnRules } from '@colonnade/domain/timeline'
import { getPatternCompiler } from '../settings/lazy-patterns.ts'

/**
 * Maximum number of cached rules: for all columns, and for the patterns that are tried while an expression is typed.
 */
const MAX_COMPILED_RULES = 100

/** A column's rules, compiled to check statuses. */
export interface CompiledRules extends ColumnRules {
  /** The expression as it was typed; '' for none that is valid. */
  readonly source: string
  /** Whether the expression took too long over a text. From then on it hides no post. */
  readonly isGivenUp: () => boolean
}

/**
 * Creates a compiler for column rules. Two columns with the same rules share the compiled rules and their results per
 * record.
 *
 * @returns the compiler, a function that never throws
 */
export function createRulesCompiler(): (filter: ColumnFilter) => CompiledRules {
  const kept = new Map<string, CompiledRules>()

  return (filter) => {
    const name = JSON.stringify(filter)
    const known = kept.get(name) ?? compileRules(filter)
    if (known === null) return createHideAllRules(filter)
    kept.delete(name)
    kept.set(name, known)
    const [oldest] = kept.keys()
    if (kept.size > MAX_COMPILED_RULES && oldest !== undefined) kept.delete(oldest)
    return known
  }
}

/** Hides everything until the expression can be compiled, so that hidden posts are not shown for a moment. */
const createHideAllRules = ({ shows, onlyMedia }: ColumnFilter): CompiledRules => ({
  shows,
  onlyMedia,
  source: '',
  isGivenUp: () => false,
  isUnwanted: () => true,
})

/** @returns null while the expression cannot be compiled */
function compileRules({ pattern, shows, onlyMedia }: ColumnFilter): CompiledRules | null {
  const compile = pattern.trim() === '' ? () => null : getPatternCompiler()
  if (compile === null) return null
  const compiled = compile(pattern)
  if (compiled === null || typeof compiled === 'string') {
    return { shows, onlyMedia, isUnwanted: null, source: '', isGivenUp: () => false }
  }
  return { shows, onlyMedia, source: compiled.source, ...createPatternMatcher(compiled) }
}

/** Matches an expression once per record, so that computing the rows again needs no search. Exported for its test. */
export function createPatternMatcher(pattern: Pick<SafeRegex, 'matches'>): Pick<
  CompiledRules,
  'isGivenUp'
> & {
  readonly isUnwanted: (judged: Pick<StatusRecord, 'search_index'>) => boolean
} {
  const known = new WeakMap<object, boolean>()
  let isGivenUp = false

  return {
    isGivenUp: () => isGivenUp,
    isUnwanted(judged) {
      if (isGivenUp) return false
      const before = known.get(judged)
      if (before !== undefined) return before
      const isMatch = pattern.matches(judged.search_index)
      if (isMatch === null) isGivenUp = true
      else known.set(judged, isMatch)
      return isMatch === true
    },
  }
}
