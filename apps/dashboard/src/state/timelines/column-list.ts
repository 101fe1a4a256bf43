import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import { selectAtom } from 'jotai/vanilla/utils'
import type { ApiError } from '@colonnade/api-client'
import type { StatusId } from '@colonnade/domain/entities'
import type { ListState } from '@colonnade/domain/list'
import type { HidingRule, TimelineKey } from '@colonnade/domain/timeline'
import { holdRecords } from '../entities/holders.ts'
import { recalledAtoms, seenAtOf } from '../live-lists/recalled.ts'
import { type Arrival, arrivalAtoms, AT_TOP } from '../places/arrival.ts'
import { perSession } from '../session.ts'
import { type ColumnLayout, type ColumnView, EMPTY_LAYOUT, TOP_VIEW } from './column-layout.ts'
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

/** Why a column does not show a status that its timeline holds. */
export type HiddenReason =
  | { readonly rule: Exclude<HidingRule, 'pattern'> }
  | { readonly rule: 'pattern'; readonly source: string }
  /** The account's filters, by the names that people gave them. */
  | { readonly rule: 'filter'; readonly titles: readonly string[] }

/** What a column leaves out of what its timeline holds. */
export interface HiddenReport {
  /** In the timeline's order. */
  readonly reasons: ReadonlyMap<StatusId, HiddenReason>
  /** The column's expression took too long: it was switched off. */
  readonly isPatternGivenUp: boolean
}

export const NOTHING_HIDDEN: HiddenReport = { reasons: new Map(), isPatternGivenUp: false }

/** Written by `lay-columns.ts`, in the same pass that lays the column. */
export const hiddenReportAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom(NOTHING_HIDDEN)),
)

/** How many statuses the column's timeline holds, hidden ones too. */
export const loadedCountAtoms = perSession((session) =>
  atomFamily((uuid: string) =>
    atom((get): number => {
      const key = get(columnSourceAtoms(session)(uuid))
      if (key === null) return 0
      return get(timelineAtoms(session)(key)).items.filter((id) => id !== null).length
    }),
  ),
)

/** Whether two reports say the same: then nothing that shows them is drawn anew. */
export function isSameReport(left: HiddenReport, right: HiddenReport): boolean {
  if (left.isPatternGivenUp !== right.isPatternGivenUp) return false
  if (left.reasons.size !== right.reasons.size) return false
  const others = right.reasons.entries()
  for (const [id, reason] of left.reasons) {
    const [otherId, other] = others.next().value ?? []
    if (id !== otherId || other === undefined || !isSameReason(reason, other)) return false
  }
  return true
}

function isSameReason(left: HiddenReason, right: HiddenReason): boolean {
  if (left.rule === 'filter') return right.rule === 'filter' && left.titles === right.titles
  if (left.rule === 'pattern') return right.rule === 'pattern' && left.source === right.source
  return left.rule === right.rule
}
