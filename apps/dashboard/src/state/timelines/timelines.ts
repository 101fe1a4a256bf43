import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { retainRecords } from '../entities/retain-records.ts'
import { type ListLoadState, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'

/** The statuses that a timeline lists. Written through `writeTimelineAtom` only, so that every column is updated. */
export const timelineAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom<ListState<StatusId>>(createList<StatusId>())),
)

/** The load state of a timeline. Written by the list functions only. */
export const timelineLoadAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom<ListLoadState<StatusId>>(NOT_LOADED)),
)

/** The timelines that list a status. Used for deletions. May contain a timeline too many, never one too few. */
export const timelineIndex = perSession(() => new Map<StatusId, Set<TimelineKey>>())

retainRecords(
  (get, session) => ({
    statuses: [...timelineAtoms(session).getParams()].flatMap(
      (key) => get(timelineAtoms(session)(key)).items,
    ),
  }),
  (session, id) => void timelineIndex(session).delete(id),
)

/** Records where statuses are listed, so that deletions find them. */
export function indexStatuses(session: Session, key: TimelineKey, ids: readonly StatusId[]): void {
  const index = timelineIndex(session)
  for (const id of ids) {
    const listedIn = index.get(id)
    if (listedIn === undefined) index.set(id, new Set([key]))
    else listedIn.add(key)
  }
}
