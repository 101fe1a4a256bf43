import { atomFamily } from 'jotai-family'
import { atom } from 'jotai/vanilla'
import type { StatusId } from '@colonnade/domain/entities'
import type { HidingRule } from '@colonnade/domain/timeline'
import { perSession } from '../session.ts'
import { columnSourceAtoms } from './column-list.ts'
import { timelineAtoms } from './timelines.ts'

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
