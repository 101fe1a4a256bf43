import { nextExpiry } from '@colonnade/domain/filters'
import type { Session } from '../session.ts'
import { judgeAnewAtom } from './filter-judge.ts'
import { filterRulesAtom } from './filter-rules.ts'

/** The clock is looked at again after this: no timer counts while the device sleeps. */
const LOOK_MS = 60_000

/** Judges anew when a filter ends, which it does by itself (FLT-05). @returns stops it */
export function startEndingFilters(session: Session): () => void {
  const { clock } = session.platform
  let cancel: (() => void) | null = null

  function wait(): void {
    cancel?.()
    const end = nextExpiry(session.store.get(filterRulesAtom(session)), clock.now())
    if (end !== null) lookUntil(end)
  }

  function lookUntil(end: number): void {
    cancel = clock.after(Math.min(end - clock.now(), LOOK_MS), () => {
      if (clock.now() < end) lookUntil(end)
      else judge()
    })
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
