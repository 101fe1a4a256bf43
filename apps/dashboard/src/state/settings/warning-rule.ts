import { atom } from 'jotai/vanilla'
import { warningRule } from '@colonnade/domain/status'
import { getPatternCompiler, watchPatternCompiler } from './late-patterns.ts'
import { localSettingsAtom } from './local-settings.ts'

/** How many warnings are remembered: those of a few full columns. */
const MOST_KEPT = 500

/** Changes once expressions can be compiled. */
const compilerAtom = atom(0)
compilerAtom.onMount = (set) => watchPatternCompiler(() => set((count) => count + 1))

/**
 * Whether a content warning starts open, by this browser's settings; each warning is judged once for each
 * filter, however often its row is drawn. Never throws.
 *
 * @see ST-20
 */
export const warningRuleAtom = atom((get) => {
  get(compilerAtom)
  return judgedOnce(warningRule(get(localSettingsAtom).content_warnings, getPatternCompiler))
})
warningRuleAtom.debugLabel = 'warning rule'

/** Exported for its test. */
export function judgedOnce(judge: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>()

  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const verdict = judge(text)
    known.set(text, verdict)
    const [oldest] = known.keys()
    if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest)
    return verdict
  }
}
