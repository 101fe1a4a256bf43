import { atom } from 'jotai/vanilla'
import {
  getColumnTimeline,
  getSourceColumns,
  getSourceName,
  isSourceMuted,
} from '@colonnade/domain/columns'
import type { StatusId } from '@colonnade/domain/entities'
import { createList } from '@colonnade/domain/list'
import { mergeSources, type SourceList } from '@colonnade/domain/merged-list'
import { columnAtoms } from '../columns/columns.ts'
import { computeRowsAtom } from '../list-columns/compute-rows.ts'
import { cachedRowsAtoms } from '../live-lists/cached-rows.ts'
import { getMergedName } from '../live-lists/list-name.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import {
  columnListAtoms,
  hiddenReportAtoms,
  NOTHING_HIDDEN,
} from '../timelines/timeline-column-atoms.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import {
  type MergedPart,
  mergedListAtoms,
  mergedLoadAtoms,
  mergedViewAtoms,
} from './merged-source.ts'
import { readMergedRow } from './read-merged-row.ts'

/** The last loaded rows of a source, which say where its next page begins. */
const OLDEST_ROWS = 3

/** A source may load this many posts without a match before it is no longer asked for more. */
const MAX_PASSED_OVER = 60

/** What a source has loaded, or could load. */
interface LoadedPart {
  readonly items: readonly (StatusId | null)[]
  readonly oldest: readonly StatusId[]
  readonly tombstones: ReadonlySet<StatusId>
  readonly isLoading: boolean
  /** Whether its first page has loaded, has failed, or is not to be loaded. */
  readonly isSettled: boolean
  readonly canLoadOlder: boolean
  readonly isPartial: boolean
  readonly passedOver: number
  /** When its cached rows were last seen; null once its rows are from the server. */
  readonly seenAt: number | null
}

const NOTHING_LOADED: LoadedPart = {
  items: [],
  oldest: [],
  tombstones: new Set(),
  isLoading: false,
  isSettled: true,
  canLoadOlder: false,
  isPartial: false,
  passedOver: 0,
  seenAt: null,
}

/** Returns the sources of a column, with the sessions of their accounts. */
export function getMergedParts({ app, platform }: Session, uuid: string): readonly MergedPart[] {
  const column = app.get(columnAtoms(uuid))
  if (column === undefined) return []
  const sessions = app.get(sessionsAtom)
  return getSourceColumns(column).map((source) => {
    const name = getSourceName(source)
    return {
      name,
      column: source,
      session: sessions.find(({ key }) => key === source.accountKey) ?? null,
      isMuted: isSourceMuted(column.params, name, platform.clock.now()),
    }
  })
}

function readPart({ session, column, isMuted }: MergedPart): LoadedPart {
  const key = getColumnTimeline(column)
  if (session === null || isMuted || key === null) return NOTHING_LOADED
  const { store } = session
  const list = store.get(columnListAtoms(session)(column.uuid))
  const loaded = store.get(timelineAtoms(session)(key)).items.filter((id) => id !== null)
  return {
    items: list.items,
    oldest: loaded.slice(-OLDEST_ROWS),
    tombstones: list.tombstones,
    isLoading: list.isLoading,
    isSettled: !list.isFirstLoad,
    canLoadOlder: list.hasMore && list.error === null && list.passedOver < MAX_PASSED_OVER,
    isPartial: list.isPartial,
    passedOver: list.passedOver,
    seenAt: list.items.length > 0 ? list.seenAt : null,
  }
}

/** What the last merge of a column was made of, so that it is not repeated without a change. */
interface MergeInput {
  readonly parts: readonly MergedPart[]
  readonly loaded: readonly LoadedPart[]
}

const isSameInput = (one: MergeInput, other: MergeInput): boolean =>
  one.parts.length === other.parts.length &&
  one.parts.every((part, at) => {
    const [left, right] = [one.loaded[at], other.loaded[at]]
    return (
      part.column === other.parts[at]?.column &&
      left?.items === right?.items &&
      left?.oldest.join(' ') === right?.oldest.join(' ') &&
      left?.tombstones === right?.tombstones &&
      left?.canLoadOlder === right?.canLoadOlder
    )
  })

const lastInputs = new WeakMap<Session, Map<string, MergeInput>>()

function rememberInput(session: Session, uuid: string, input: MergeInput): boolean {
  const known = lastInputs.get(session) ?? new Map<string, MergeInput>()
  lastInputs.set(session, known)
  const before = known.get(uuid)
  known.set(uuid, input)
  return before !== undefined && isSameInput(before, input)
}

/** Forgets what was merged, so that the column is merged again. */
export function forgetMerged(session: Session, uuid: string): void {
  lastInputs.get(session)?.delete(uuid)
}

/** Merges what the sources of a column have loaded, after any of them changed. */
export const refreshMergedAtom = atom(
  null,
  (get, set, session: Session, uuid: string, parts: readonly MergedPart[]) => {
    const loaded = parts.map(readPart)
    const isSame = rememberInput(session, uuid, { parts, loaded })
    const viewAtom = mergedViewAtoms(session)(uuid)
    if (!isSame) set(viewAtom, mergeParts(parts, loaded))
    const { list } = get(viewAtom)
    const isAnySettled = loaded.some(({ items, isSettled }) => isSettled && items.length > 0)
    const held = list.heldBy === null ? undefined : loaded[list.heldBy]
    set(mergedListAtoms(session)(uuid), {
      ...createList<string>(),
      items: list.items,
      isLoading: held?.isLoading ?? loaded.some(({ isLoading }) => isLoading),
      hasMore: loaded.some(({ canLoadOlder }) => canLoadOlder),
      isPartial: loaded.some(({ isPartial }) => isPartial),
    })
    set(mergedLoadAtoms(session)(uuid), {
      isLoaded: isAnySettled || loaded.every(({ isSettled }) => isSettled),
      error: findSharedError(parts),
      older: null,
      passedOver: loaded.reduce((sum, { passedOver }) => sum + passedOver, 0),
    })
    const seen = loaded.map(({ seenAt }) => seenAt).filter((at) => at !== null)
    const cached = seen.length === 0 ? null : { at: Math.min(...seen), isShown: true }
    set(cachedRowsAtoms(session)(getMergedName(uuid)), cached)
    if (isSame) return
    set(reportHiddenAtom, session, uuid, parts)
    set(computeRowsAtom, session, uuid)
  },
)

function mergeParts(parts: readonly MergedPart[], loaded: readonly LoadedPart[]) {
  const read = (source: number, id: StatusId) => {
    const session = parts[source]?.session ?? null
    return session === null ? { key: id, at: null } : readMergedRow(session, id)
  }
  const lists = loaded.map(({ items, oldest, canLoadOlder }, source): SourceList<StatusId> => ({
    items,
    oldest: oldest.map((id) => read(source, id).at).filter((at) => at !== null),
    isHolding: canLoadOlder,
  }))
  const list = mergeSources(lists, read)
  const isGone = ([, { source, id }]: readonly [string, { source: number; id: StatusId }]) =>
    loaded[source]?.tombstones.has(id) === true
  return {
    parts,
    list,
    tombstones: new Set([...list.rows].filter(isGone).map(([key]) => key)),
  }
}

/** Returns the error of the first source if all have failed. The error of one is shown beside the rows of the others. */
function findSharedError(parts: readonly MergedPart[]) {
  const errors = parts.flatMap(({ session, column, isMuted }) =>
    session === null || isMuted
      ? []
      : [session.store.get(columnListAtoms(session)(column.uuid)).error],
  )
  return errors.every((error) => error !== null) ? (errors[0] ?? null) : null
}

/** Reports what the column hides of its own account's sources. Ids of other servers mean other posts. */
const reportHiddenAtom = atom(
  null,
  (get, set, session: Session, uuid: string, parts: readonly MergedPart[]) => {
    const reports = parts
      .filter((part) => part.session === session && !part.isMuted)
      .map(({ column }) => get(hiddenReportAtoms(session)(column.uuid)))
    const reportAtom = hiddenReportAtoms(session)(uuid)
    const reasons = new Map(reports.flatMap((report) => [...report.reasons]))
    const isPatternGivenUp = reports.some((report) => report.isPatternGivenUp)
    if (reasons.size > 0 || isPatternGivenUp) set(reportAtom, { reasons, isPatternGivenUp })
    else set(reportAtom, NOTHING_HIDDEN)
  },
)

/** Returns the source that is asked for older rows next; null if there is none. */
export function findHoldingPart(session: Session, uuid: string): MergedPart | null {
  const { parts, list } = session.store.get(mergedViewAtoms(session)(uuid))
  if (list.heldBy !== null) return parts[list.heldBy] ?? null
  return parts.find((part) => readPart(part).canLoadOlder) ?? null
}

/** Returns whether every source has loaded its first rows, or has failed. */
export const areAllSettled = (parts: readonly MergedPart[]): boolean =>
  parts.every((part) => readPart(part).isSettled)

/** Compares two lists of sources. */
export const isSameParts = (one: readonly MergedPart[], other: readonly MergedPart[]): boolean =>
  one.length === other.length &&
  one.every((part, at) => {
    const match = other[at]
    return (
      part.name === match?.name && part.session === match.session && part.isMuted === match.isMuted
    )
  })
