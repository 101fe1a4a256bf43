import { sentDraftsAtom } from '../../state/compose/sending.ts'
import { isUploadingAtom } from '../../state/compose/upload-list.ts'
import type { Session } from '../../state/session.ts'

/** Whether files or a post are on their way: they would have to begin anew after the page. */
export const isUnsettled = (session: Session): boolean =>
  session.store.get(isUploadingAtom(session)) || session.store.get(sentDraftsAtom(session)).size > 0

/** Runs once nothing is on its way any more, at once where nothing is. @returns stops waiting */
export function untilSettled(sessions: readonly Session[], run: () => void): () => void {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const each of stops.splice(0)) each()
  }
  const look = () => {
    if (sessions.some(isUnsettled)) return
    stop()
    run()
  }
  for (const session of sessions) {
    stops.push(session.store.sub(isUploadingAtom(session), look))
    stops.push(session.store.sub(sentDraftsAtom(session), look))
  }
  look()
  return stop
}
