import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { ApiError } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import type { TimelineKey } from '@colonnade/domain/timeline'
import { holdRecords } from '../entities/holders.ts'
import { recalledAtoms, seenAtOf } from '../live-lists/recalled.ts'
import { arrivalAtoms, AT_TOP, type Arrival } from '../places/arrival.ts'
import { perSession } from '../session.ts'
import { EMPTY_LAYOUT, TOP_VIEW, type ColumnLayout, type ColumnView } from './column-layout.ts'
import { openColumns, timelineAtoms, timelineLoadAtoms } from './timelines.ts'

/** Which timeline an open column shows; null while it is closed. */
export const columnSourceAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<TimelineKey | null>(null)),
)

/** What a column draws: what its timeline lists, without what the column leaves out. Written by `lay-columns.ts`. */
export const columnLayoutAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ColumnLayout>(EMPTY_LAYOUT)),
)
holdRecords((get, session) => ({
  statuses: [...openColumns(session).keys()].flatMap(
    (uuid) => get(columnLayoutAtoms(session)(uuid)).items,
  ),
}))

/** Where the reader is. Written by `report-view.ts`. */
export const columnViewAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom<ColumnView>(TOP_VIEW)),
)

export interface ColumnList extends ColumnLayout {
  readonly isLoading: boolean
  readonly hasMore: boolean
  /** The server still builds this timeline. */
  readonly isPartial: boolean
  readonly error: ApiError | null
  /** How many statuses came since the last one that belongs here. */
  readonly passedOver: number
  /** Nothing has come yet and nothing has failed: skeletons stand in. */
  readonly isFirstLoad: boolean
  /** How its reader came to it. */
  readonly arrival: Arrival
  /** When its rows were seen, while they are those of an earlier visit; null once they are the server's. */
  readonly seenAt: number | null
}

const CLOSED: ColumnList = {
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

/** How a timeline stands, whatever it lists. */
function pickStanding({ isLoading, hasMore, isPartial }: ListState<StatusId>) {
  return { isLoading, hasMore, isPartial }
}

type Standing = ReturnType<typeof pickStanding>

function isSameStanding(one: Standing, other: Standing): boolean {
  return (
    one.isLoading === other.isLoading &&
    one.hasMore === other.hasMore &&
    one.isPartial === other.isPartial
  )
}

/** All that the list of a column needs, in one value. */
export const columnListAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): ColumnList => {
      const key = get(columnSourceAtoms(session)(uuid))
      if (key === null) return CLOSED
      const layout = get(columnLayoutAtoms(session)(uuid))
      const { isLoading, hasMore, isPartial } = get(
        selectAtom(timelineAtoms(session)(key), pickStanding, isSameStanding),
      )
      const { isLoaded, error, passedOver } = get(timelineLoadAtoms(session)(key))
      const arrival = get(arrivalAtoms(session)(uuid))
      const isAwaited = arrival.isPending || (!isLoaded && error === null)
      const isFirstLoad = isAwaited && layout.items.length === 0
      const seenAt = seenAtOf(get(recalledAtoms(session)(key)))
      return {
        ...layout,
        isLoading,
        hasMore,
        isPartial,
        error,
        passedOver,
        isFirstLoad,
        arrival,
        seenAt,
      }
    }),
  ),
)
