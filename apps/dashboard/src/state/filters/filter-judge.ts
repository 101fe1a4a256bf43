import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusRecord } from '@colonnade/domain/entities'
import {
  compileFilters,
  type FilterContext,
  type FilterVerdict,
  matchStatus,
} from '@colonnade/domain/filters'
import { perSession, type Session } from '../session.ts'
import { filterRulesAtom, knownFiltersAtom } from './filter-rules.ts'

/** Says what becomes of a status in one place. @param original the boosted status, for a boost */
export type FilterJudge = (status: StatusRecord, original: StatusRecord | null) => FilterVerdict

/** When it was last judged: filters end. */
const judgedAtAtom = perSession((session) => atom({ now: session.platform.clock.now() }))

/** Judges all anew: filters have ended, or the server has shown what it does itself. */
export const judgeAnewAtom = atom(null, (_get, set, session: Session) => {
  set(judgedAtAtom(session), { now: session.platform.clock.now() })
})

/** One judge for each place, another after every change: verdicts are kept as long as both records stand. */
export const filterJudgeAtoms = perSession((session) =>
  atomFamily((context: FilterContext) =>
    atom((get): FilterJudge => {
      const { now } = get(judgedAtAtom(session))
      const serverFilters = session.api.capabilities.of('serverFilters') === 'yes'
      const filters = compileFilters(get(filterRulesAtom(session)), context, now)
      const known = get(knownFiltersAtom(session))
      const judge = { me: session.me, context, filters, serverFilters, known, now }
      const judged = new WeakMap<StatusRecord, Judged>()
      return (status, original) => {
        const before = judged.get(status)
        if (before?.original === original) return before.verdict
        const verdict = matchStatus({ ...judge, status, original })
        judged.set(status, { original, verdict })
        return verdict
      }
    }),
  ),
)

interface Judged {
  readonly original: StatusRecord | null
  readonly verdict: FilterVerdict
}
