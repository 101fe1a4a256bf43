import type { ColumnFilter } from '@colonnade/domain/columns'
import type { StatusRecord } from '@colonnade/domain/entities'
import type { TextPattern } from '@colonnade/domain/patterns'
import type { ColumnRules } from '@colonnade/domain/timeline'
import { getPatternCompiler } from '../settings/late-patterns.ts'

/** How many are kept: a deck of columns, and what somebody tries while they write an expression. */
const MOST_KEPT = 100

/** A column's rules, ready to be held against statuses. */
export interface CompiledRules extends ColumnRules {
  /** The expression as it was written; '' for none that can be used. */
  readonly source: string
  /** Whether the expression took too long over a text: from then on it leaves nothing out. */
  readonly isGivenUp: () => boolean
}

/**
 * Compiles what columns leave out; two columns alike share one, and what it has found of each record.
 *
 * @returns the compiler: a function that never throws
 */
export function rulesCompiler(): (filter: ColumnFilter) => CompiledRules {
  const kept = new Map<string, CompiledRules>()

  return (filter) => {
    const name = JSON.stringify(filter)
    const known = kept.get(name) ?? compileRules(filter)
    if (known === null) return withoutCompiler(filter)
    kept.delete(name)
    kept.set(name, known)
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return known
  }
}

/** Until the expression can be compiled nothing shows: what it hides must not flash up. */
const withoutCompiler = ({ shows, onlyMedia }: ColumnFilter): CompiledRules => ({
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
  return { shows, onlyMedia, source: compiled.source, ...patternJudge(compiled) }
}

/** Asks an expression once for each record: to lay a column anew costs no search. Exported for its test. */
export function patternJudge(pattern: Pick<TextPattern, 'matches'>): Pick<
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
