import { type AtomFamily, atomFamily } from 'jotai-family'
import { atom, type Atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { ApiError } from '@colonnade/api-client'
import type { ListState } from '@colonnade/domain/list'
import type { CachedTimeline } from '@colonnade/domain/timeline-cache'
import { cachedRowsAtoms, getSeenAt } from '../live-lists/cached-rows.ts'
import type { ListName } from '../live-lists/list-name.ts'
import type { ListSource } from '../live-lists/list-source.ts'
import type { MarkedTimeline } from '../markers/save-markers.ts'
import {
  type OpeningPosition,
  openingPositionAtoms,
  AT_TOP,
} from '../scroll-positions/opening-position.ts'
import { perSession, type Session } from '../session.ts'
import {
  type ColumnLayout,
  type ColumnView,
  EMPTY_LAYOUT,
  type ListItems,
  TOP_VIEW,
} from './column-layout.ts'

/** A list as columns show it. Contains everything in which one kind of list differs from another. */
export interface ColumnSource<
  Id extends string,
  Entity extends { readonly id: Id },
> extends ListSource<Id, Entity> {
  /** The layouts and views of columns of this kind. */
  readonly columns: ColumnAtoms<Id>
  /** The name of the server's read marker of this list; null if there is none. */
  readonly marker: MarkedTimeline | null
  /** Whether the unread count belongs to the list as a whole and not to each column. */
  readonly isCountedWhole: boolean
  /** Returns the unread count of such a list. */
  readonly countUnread: (get: Getter) => number
  /** Returns all rows by ID, newest first; null is a gap. */
  readonly getRows: (get: Getter) => ListItems<Id>
  /** Computes the rows that a column shows now. */
  readonly computeShownRows: (get: Getter, set: Setter, uuid: string) => ListItems<Id>
  /** Returns the newest item of a row that groups several. */
  readonly getNewest: (get: Getter, row: Id) => Id
  /** Returns whether a column counts a row as unread (TL-08). */
  readonly isCounted: (get: Getter, id: Id) => boolean
  /** Returns whether rows inserted at the top are visible. @param views the views of the columns on screen */
  readonly isTopSeen: (views: readonly ColumnView<Id>[]) => boolean
  /** Restores the cached rows, without the records that all kinds have. @returns the IDs that are listed */
  readonly restoreCachedRows: (get: Getter, set: Setter, seen: CachedTimeline) => ListItems<Id>
  /** Loads older rows, where the rows are those of other lists. */
  readonly loadOlder?: () => Promise<void>
  /** Retries what failed, where the rows are those of other lists. */
  readonly retry?: () => Promise<void>
}

/**
 * The source type for actions that handle any kind of list. IDs are plain strings, and each list only receives its
 * own.
 */
export type AnyColumnSource = ColumnSource<string, { readonly id: string }>

export const toAnySource = <Id extends string, Entity extends { readonly id: Id }>(
  source: ColumnSource<Id, Entity>,
): AnyColumnSource => source as unknown as AnyColumnSource

/** The open columns and the list that each shows, in opening order. Written by `restore-position.ts`. */
export const openColumns = perSession(() => new Map<string, AnyColumnSource>())

/** The name of the list that an open column shows; null while it is closed. */
export const columnSourceAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ListName | null>(null)),
)

/** Returns the open columns of one list, in opening order. */
export function getColumnsOfList(session: Session, name: ListName): readonly string[] {
  const uuids: string[] = []
  for (const [uuid, source] of openColumns(session)) if (source.name === name) uuids.push(uuid)
  return uuids
}

/** The atoms of the columns of one kind of list, by column UUID. */
export interface ColumnAtoms<Id extends string> {
  /** The layout of each column. Written by `compute-rows.ts`. */
  readonly layouts: (session: Session) => AtomFamily<string, PrimitiveAtom<ColumnLayout<Id>>>
  /** The view of each column. Written by `report-view.ts`. */
  readonly views: (session: Session) => AtomFamily<string, PrimitiveAtom<ColumnView<Id>>>
  /** All data that the list component of a column needs, in one value. */
  readonly lists: (session: Session) => AtomFamily<string, Atom<ColumnList<Id>>>
}

export interface ColumnList<Id extends string> extends ColumnLayout<Id> {
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** Whether the server is still building this list. */
  readonly isPartial: boolean
  readonly error: ApiError | null
  /** Number of loaded items since the last one that belongs in the list. */
  readonly passedOver: number
  /** Whether no page has loaded or failed yet, so that skeletons are shown. */
  readonly isFirstLoad: boolean
  /** The scroll position at which the column opens. */
  readonly openingPosition: OpeningPosition
  /** When the cached rows were last seen; null once the rows are from the server. */
  readonly seenAt: number | null
}

const CLOSED_LIST: ColumnList<never> = {
  ...EMPTY_LAYOUT,
  isLoading: false,
  hasMore: false,
  isPartial: false,
  error: null,
  passedOver: 0,
  isFirstLoad: true,
  openingPosition: AT_TOP,
  seenAt: null,
}

/** Returns the load status of a list, regardless of its rows. */
const getListStatus = ({ isLoading, hasMore, isPartial }: ListState<string>) => ({
  isLoading,
  hasMore,
  isPartial,
})

type ListStatus = ReturnType<typeof getListStatus>

const isSameListStatus = (one: ListStatus, other: ListStatus): boolean =>
  one.isLoading === other.isLoading &&
  one.hasMore === other.hasMore &&
  one.isPartial === other.isPartial

export function createColumnAtoms<Id extends string>(): ColumnAtoms<Id> {
  const layouts = perSession(() =>
    atomFamily((_uuid: string) => atom<ColumnLayout<Id>>(EMPTY_LAYOUT)),
  )
  const views = perSession(() => atomFamily((_uuid: string) => atom<ColumnView<Id>>(TOP_VIEW)))
  const lists = perSession((session) =>
    atomFamily((uuid: string) =>
      atom((get): ColumnList<Id> => {
        const name = get(columnSourceAtoms(session)(uuid))
        const source = name === null ? undefined : openColumns(session).get(uuid)
        if (source === undefined) return CLOSED_LIST
        const layout = get(layouts(session)(uuid))
        const { isLoaded, error, passedOver } = get(source.loadAtom)
        const opening = get(openingPositionAtoms(session)(uuid))
        const isAwaited = opening.isPending || (!isLoaded && error === null)
        return {
          ...layout,
          ...get(selectAtom(source.listAtom, getListStatus, isSameListStatus)),
          unread: source.isCountedWhole ? source.countUnread(get) : layout.unread,
          error,
          passedOver,
          isFirstLoad: isAwaited && layout.items.length === 0,
          openingPosition: opening,
          seenAt: getSeenAt(get(cachedRowsAtoms(session)(source.name))),
        }
      }),
    ),
  )
  return { layouts, views, lists }
}
