import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { HidingRule } from '@colonnade/domain/timeline'
import { holdRecords } from '../entities/holders.ts'
import { createColumnAtoms, openColumns } from '../list-columns/column-source.ts'
import { perSession } from '../session.ts'

/** The atoms of columns that show a timeline. */
export const timelineColumns = createColumnAtoms<StatusId>()

/** What a column draws: what its timeline lists, without what the column leaves out. */
export const columnLayoutAtoms = timelineColumns.layouts
export const columnViewAtoms = timelineColumns.views
export const columnListAtoms = timelineColumns.lists

/** As columns of any kind are compared with it. */
const shown: unknown = timelineColumns

holdRecords((get, session) => ({
  statuses: [...openColumns(session)].flatMap(([uuid, { columns }]) =>
    columns === shown ? get(columnLayoutAtoms(session)(uuid)).items : [],
  ),
}))

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

/** Written by `timeline-source.ts`, in the same pass that lays the column. */
export const hiddenReportAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom(NOTHING_HIDDEN)),
)
