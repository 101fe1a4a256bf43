import { atom } from 'jotai/vanilla'
import { columnContentsAtom, isVisibleAtoms } from '../columns/columns.ts'
import { filterMatcherAtoms } from '../filters/apply-filters.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import type { Session } from '../session.ts'
import { watchPatternCompiler } from '../settings/lazy-patterns.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { recomputeAllColumnsAtom } from './schedule-recompute.ts'

/** The contexts in which filters remove statuses from lists. */
const LISTED_CONTEXTS = ['home', 'public', 'account'] as const

/** Recomputes the rows of the open columns when filters, settings or their own rules change. @returns stops it */
export function watchRecompute(session: Session): () => void {
  const recompute = () => session.store.set(recomputeAllColumnsAtom, session)
  const stops = [
    watchPatternCompiler(recompute),
    session.app.sub(columnContentsAtom, recompute),
    session.store.sub(serverSettingsAtom(session), recompute),
    ...LISTED_CONTEXTS.map((context) =>
      session.store.sub(filterMatcherAtoms(session)(context), recompute),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Marks a column as visible or out of view. A column that becomes visible is recomputed with all new rows. @see BY-33
 */
export const markVisibleAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, isInSight: boolean) => {
    session.app.set(isVisibleAtoms(uuid), isInSight)
    if (isInSight) set(computeRowsAtom, session, uuid)
  },
)
