import { nextExpiry } from '@colonnade/domain/filters'
import type { Session } from '../session.ts'
import { judgeAnewAtom } from './filter-judge.ts'
import { filterRulesAtom } from './filter-rules.ts'

/** Timers count no further than to the 25th day. */
const LONGEST_MS = 2 ** 31 - 1

/** Judges anew when a filter ends, which it does by itself (FLT-05). @returns stops it */
export function startEndingFilters(session: Session): () => void {
  const { clock } = session.platform
  let cancel: (() => void) | null = null

  function wait(): void {
    cancel?.()
    const end = nextExpiry(session.store.get(filterRulesAtom(session)), clock.now())
    cancel = end === null ? null : clock.after(Math.min(end - clock.now(), LONGEST_MS), judge)
  }

  function judge(): void {
    session.store.set(judgeAnewAtom, session)
    wait()
  }

  const stop = session.store.sub(filterRulesAtom(session), wait)
  return () => {
    stop()
    cancel?.()
  }
}
