import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { HidingRule } from '@colonnade/domain/timeline'
import { retainRecords } from '../entities/retain-records.ts'
import { createColumnAtoms, openColumns } from '../list-columns/column-source.ts'
import { perSession } from '../session.ts'

/** The atoms of columns that show a timeline. */
export const timelineColumns = createColumnAtoms<StatusId>()

/** What a column renders: the rows of its timeline without those that the column hides. */
export const columnLayoutAtoms = timelineColumns.layouts
export const columnViewAtoms = timelineColumns.views
export const columnListAtoms = timelineColumns.lists

/** Typed as `unknown`, to compare it with the atoms of any kind of column. */
const timelineColumnAtoms: unknown = timelineColumns

retainRecords((get, session) => ({
  statuses: [...openColumns(session)].flatMap(([uuid, { columns }]) =>
    columns === timelineColumnAtoms ? get(columnLayoutAtoms(session)(uuid)).items : [],
  ),
}))

/** Why a column hides a loaded status of its timeline. */
export type HiddenReason =
  | { readonly rule: Exclude<HidingRule, 'pattern'> }
  | { readonly rule: 'pattern'; readonly source: string }
  /** The account's filters, by their titles. */
  | { readonly rule: 'filter'; readonly titles: readonly string[] }

/** The loaded statuses that a column hides. */
export interface HiddenReport {
  /** In the timeline's order. */
  readonly reasons: ReadonlyMap<StatusId, HiddenReason>
  /** Whether the column's regular expression took too long and was disabled. */
  readonly isPatternGivenUp: boolean
}

export const NOTHING_HIDDEN: HiddenReport = { reasons: new Map(), isPatternGivenUp: false }

/** Written by `timeline-source.ts`, together with the column's rows. */
export const hiddenReportAtoms = perSession(() =>
  atomFamily((_uuid: string) => atom(NOTHING_HIDDEN)),
)
