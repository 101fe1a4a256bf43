import { columnsAtom } from '../columns/columns.ts'
import { filterJudgeAtoms } from '../filters/filter-judge.ts'
import type { Session } from '../session.ts'
import { watchPatternCompiler } from '../settings/late-patterns.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { layAllColumnsAtom } from './lay-columns.ts'

/** Where filters take statuses out of lists. */
const LISTED_CONTEXTS = ['home', 'public', 'account'] as const

/** Lays the open columns anew when filters, settings or their own rules change. @returns stops it */
export function startLaying(session: Session): () => void {
  const lay = () => session.store.set(layAllColumnsAtom, session)
  const stops = [
    watchPatternCompiler(lay),
    session.app.sub(columnsAtom, lay),
    session.store.sub(serverSettingsAtom(session), lay),
    ...LISTED_CONTEXTS.map((context) => session.store.sub(filterJudgeAtoms(session)(context), lay)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
