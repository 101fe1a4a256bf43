import { type AtomFamily, atomFamily } from 'jotai-family'
import { atom, type Atom, type Getter, type PrimitiveAtom, type Setter } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { ApiError } from '@colonnade/api-client'
import type { SeenList } from '@colonnade/domain/last-seen'
import type { ListState } from '@colonnade/domain/list'
import type { ListName } from '../live-lists/list-of-column.ts'
import type { ListSource } from '../live-lists/list-source.ts'
import { recalledAtoms, seenAtOf } from '../live-lists/recalled.ts'
import type { MarkedTimeline } from '../markers/save-markers.ts'
import { type Arrival, arrivalAtoms, AT_TOP } from '../places/arrival.ts'
import { perSession, type Session } from '../session.ts'
import {
  type ColumnLayout,
  type ColumnView,
  EMPTY_LAYOUT,
  type ListItems,
  TOP_VIEW,
} from './column-layout.ts'

/** A list as columns show it: all in which one kind of list differs from another. */
export interface ColumnSource<
  Id extends string,
  Entity extends { readonly id: Id },
> extends ListSource<Id, Entity> {
  /** What columns of this kind draw, and where their readers are. */
  readonly columns: ColumnAtoms<Id>
  /** The name by which servers keep how far it was read; null where they keep nothing of it. */
  readonly marker: MarkedTimeline | null
  /** What is unread is counted for the list as a whole, whoever shows it, and not by each column for itself. */
  readonly isCountedWhole: boolean
  /** All rows, each by one id, newest first: null is a gap. */
  readonly getRows: (get: Getter) => ListItems<Id>
  /** Those of them that a column shows now. */
  readonly showRows: (get: Getter, set: Setter, uuid: string) => ListItems<Id>
  /** The newest item of a row that stands for several. */
  readonly getNewest: (get: Getter, row: Id) => Id
  /** Whether a column counts a row as unread (TL-08). */
  readonly isCounted: (get: Getter, id: Id) => boolean
  /** Whether somebody sees what comes in at the top. @param views of the columns that are on screen */
  readonly isTopSeen: (views: readonly ColumnView<Id>[]) => boolean
  /** Takes in what an earlier visit saw, but for the records that all kinds have. @returns what is listed of it */
  readonly recall: (get: Getter, set: Setter, seen: SeenList) => ListItems<Id>
}

/** As actions take it that are told of a column and no kind: ids are plain text, and each list is given its own alone. */
export type AnyColumnSource = ColumnSource<string, { readonly id: string }>

export const asAnySource = <Id extends string, Entity extends { readonly id: Id }>(
  source: ColumnSource<Id, Entity>,
): AnyColumnSource => source as unknown as AnyColumnSource

/** The columns that are on screen, and the list that each shows, in opening order. Written by `arrive.ts`. */
export const openColumns = perSession(() => new Map<string, AnyColumnSource>())

/** The name of the list that an open column shows; null while it is closed. */
export const columnSourceAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ListName | null>(null)),
)

/** Open columns of one list, in opening order. */
export function columnsOf(session: Session, name: ListName): readonly string[] {
  const uuids: string[] = []
  for (const [uuid, source] of openColumns(session)) if (source.name === name) uuids.push(uuid)
  return uuids
}

/** The atoms of the columns of one kind of list, by their uuids. */
export interface ColumnAtoms<Id extends string> {
  /** What each draws. Written by `lay-column.ts`. */
  readonly layouts: (session: Session) => AtomFamily<string, PrimitiveAtom<ColumnLayout<Id>>>
  /** Where each reader is. Written by `report-view.ts`. */
  readonly views: (session: Session) => AtomFamily<string, PrimitiveAtom<ColumnView<Id>>>
  /** All that each list needs, in one value. */
  readonly lists: (session: Session) => AtomFamily<string, Atom<ColumnList<Id>>>
}

export interface ColumnList<Id extends string> extends ColumnLayout<Id> {
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** The server still builds this list. */
  readonly isPartial: boolean
  readonly error: ApiError | null
  /** How many items came since the last one that belongs here. */
  readonly passedOver: number
  /** Nothing has come yet and nothing has failed: skeletons stand in. */
  readonly isFirstLoad: boolean
  /** How its reader came to it. */
  readonly arrival: Arrival
  /** When its rows were seen, while they are those of an earlier visit; null once they are the server's. */
  readonly seenAt: number | null
}

const CLOSED: ColumnList<never> = {
  ...EMPTY_LAYOUT,
  isLoading: false,
  hasMore: false,
  isPartial: false,
  error: null,
  passedOver: 0,
  isFirstLoad: true,
  arrival: AT_TOP,
  seenAt: null,
}

/** How a list stands, whatever its rows are. */
const pickStanding = ({ isLoading, hasMore, isPartial }: ListState<string>) => ({
  isLoading,
  hasMore,
  isPartial,
})

type Standing = ReturnType<typeof pickStanding>

const isSameStanding = (one: Standing, other: Standing): boolean =>
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
        if (source === undefined) return CLOSED
        const layout = get(layouts(session)(uuid))
        const { isLoaded, error, passedOver } = get(source.loadAtom)
        const arrival = get(arrivalAtoms(session)(uuid))
        const isAwaited = arrival.isPending || (!isLoaded && error === null)
        return {
          ...layout,
          ...get(selectAtom(source.listAtom, pickStanding, isSameStanding)),
          unread: source.isCountedWhole ? get(source.listAtom).unread : layout.unread,
          error,
          passedOver,
          isFirstLoad: isAwaited && layout.items.length === 0,
          arrival,
          seenAt: seenAtOf(get(recalledAtoms(session)(source.name))),
        }
      }),
    ),
  )
  return { layouts, views, lists }
}
