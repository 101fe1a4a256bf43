import { atom } from 'jotai/vanilla'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { loadOlder, refreshList, rereadList } from '../live-lists/request-page.ts'
import type { Session } from '../session.ts'
import { startLoadingAtom, stopLoadingAtom } from '../ui/loading-bar.ts'
import { timelineSource } from './timeline-source.ts'

/** Loads the first page, or what is newer than what is listed. @returns what went wrong; null when nothing did */
export const refreshTimelineAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) =>
    await refreshList(session, timelineSource(session, key)),
)

/** As `refreshTimelineAtom`, for who need not know. */
export const loadNewestAtom = atom(null, async (_get, _set, session: Session, key: TimelineKey) => {
  await refreshList(session, timelineSource(session, key))
})

/** Asks for the newest page whole, whatever is listed: it shows what went as well. Does nothing before the first page. */
export const rereadTimelineAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) =>
    await rereadList(session, timelineSource(session, key)),
)

/** Loads the next page downwards, if there may be one. */
export const loadOlderPageAtom = atom(
  null,
  async (_get, _set, session: Session, key: TimelineKey) => {
    session.app.set(startLoadingAtom)
    await loadOlder(session, timelineSource(session, key)).finally(() =>
      session.app.set(stopLoadingAtom),
    )
  },
)
