import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import { createList, type ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { holdRecords } from '../entities/holders.ts'
import { type ListLoad, NOT_LOADED } from '../live-lists/list-source.ts'
import { perSession, type Session } from '../session.ts'

/** Which statuses a timeline lists. Written through `writeWindowAtom` only, so that every column follows. */
export const timelineAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom<ListState<StatusId>>(createList<StatusId>())),
)

/** How loading a timeline stands. Written by the list engine's shell only. */
export const timelineLoadAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom<ListLoad<StatusId>>(NOT_LOADED)),
)

/** Which timelines list a status: deletes look here. May name a timeline too many, never one too few. */
export const timelineIndex = perSession(() => new Map<StatusId, Set<TimelineKey>>())

holdRecords(
  (get, session) => ({
    statuses: [...timelineAtoms(session).getParams()].flatMap(
      (key) => get(timelineAtoms(session)(key)).items,
    ),
  }),
  (session, id) => void timelineIndex(session).delete(id),
)

/** Remembers where statuses are listed, for the day they are deleted. */
export function indexStatuses(session: Session, key: TimelineKey, ids: readonly StatusId[]): void {
  const index = timelineIndex(session)
  for (const id of ids) {
    const listedIn = index.get(id)
    if (listedIn === undefined) index.set(id, new Set([key]))
    else listedIn.add(key)
  }
}
