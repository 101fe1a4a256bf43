import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { ApiError } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import { emptyWindow, type TimelineKey, type TimelineWindow } from '@colonnade/domain/timeline'
import { perSession } from '../session.ts'

/** Which statuses a timeline lists. Written through `writeWindowAtom` only, so that every column follows. */
export const timelineAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom<TimelineWindow<StatusId>>(emptyWindow<StatusId>())),
)

export interface TimelineLoad {
  /** Whether any page ever came: an empty timeline is empty, not loading. */
  readonly isLoaded: boolean
  /** Why the last load failed; a success clears it. */
  readonly error: ApiError | null
  /** The Link header's next page, as long as `tail` is still the window's last id. */
  readonly older: { readonly link: string; readonly tail: StatusId | null } | null
  /** How many statuses came since the last one that belongs here: a rare tag is not sought without end. */
  readonly passedOver: number
  /** The newest that a page brought: what stands above it was told by streams. */
  readonly front: StatusId | null
}

const NOT_LOADED: TimelineLoad = {
  isLoaded: false,
  error: null,
  older: null,
  passedOver: 0,
  front: null,
}

/** How loading a timeline stands. Written by `load-page.ts` only. */
export const timelineLoadAtoms = perSession(() =>
  atomFamily((_key: TimelineKey) => atom(NOT_LOADED)),
)

/** Which timelines list a status: deletes look here. May name a timeline too many, never one too few. */
export const timelineIndex = perSession(() => new Map<StatusId, Set<TimelineKey>>())

/** The columns that are on screen, and the timeline that each shows. */
export const openColumns = perSession(() => new Map<string, TimelineKey>())

/** Open columns of one timeline, in opening order. */
export function columnsOf(open: ReadonlyMap<string, TimelineKey>, key: TimelineKey): string[] {
  return [...open].filter(([, shown]) => shown === key).map(([uuid]) => uuid)
}
