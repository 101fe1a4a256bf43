import { atom } from 'jotai/vanilla'
import { columnsAtom, inSightAtoms } from '../columns/columns.ts'
import { filterJudgeAtoms } from '../filters/own-filters.ts'
import { layColumnAtom } from '../list-columns/lay-column.ts'
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

/** A column came into sight, with all that has come in since it was seen last, or went out of it. @see BY-33 */
export const seeColumnAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, isInSight: boolean) => {
    session.app.set(inSightAtoms(uuid), isInSight)
    if (isInSight) set(layColumnAtom, session, uuid)
  },
)
