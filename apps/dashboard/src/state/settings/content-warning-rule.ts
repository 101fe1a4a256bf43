import { atom } from 'jotai/vanilla'
import { createWarningRule } from '@colonnade/domain/status'
import { getPatternCompiler, watchPatternCompiler } from './lazy-patterns.ts'
import { localSettingsAtom } from './local-settings.ts'

/** How many warnings are cached: those of a few full columns. */
const MAX_CACHED = 500

/** Changes when the compiler of regular expressions is loaded. */
const compilerAtom = atom(0)
compilerAtom.onMount = (set) => watchPatternCompiler(() => set((count) => count + 1))

/**
 * Whether a content warning starts expanded, by this browser's settings. Each warning is evaluated once per filter,
 * however often its row renders. Never throws.
 *
 * @see ST-20
 */
export const warningRuleAtom = atom((get) => {
  get(compilerAtom)
  return memoiseRule(createWarningRule(get(localSettingsAtom).content_warnings, getPatternCompiler))
})
warningRuleAtom.debugLabel = 'warning rule'

/** Exported for its test. */
export function memoiseRule(rule: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()

  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const verdict = rule(text)
    known.set(text, verdict)
    const [oldest] = known.keys()
    if (known.size > MAX_CACHED && oldest !== undefined) known.delete(oldest)
    return verdict
  }
}
