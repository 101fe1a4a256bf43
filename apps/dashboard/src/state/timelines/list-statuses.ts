import type { Getter } from 'jotai/vanilla'
import { type ColumnFilter, columnFilter } from '@colonnade/domain/columns'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { filterContext } from '@colonnade/domain/filters'
import {
  encodeTimelineKey,
  hidingRule,
  parseTimelineKey,
  type TimelineKey,
  withPinnedFirst,
} from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { type FilterJudge, filterJudgeAtoms } from '../filters/own-filters.ts'
import type { ListItems } from '../list-columns/column-layout.ts'
import { perSession, type Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { type HiddenReason, type HiddenReport, NOTHING_HIDDEN } from './column-list.ts'
import { type CompiledRules, rulesCompiler } from './compiled-rules.ts'
import { timelineAtoms } from './timelines.ts'

const compilers = perSession(rulesCompiler)

/** What of a timeline a column shows, and why not the rest. */
export interface ListedStatuses {
  readonly items: ListItems<StatusId>
  readonly hidden: HiddenReport
}

interface Pass {
  readonly rules: CompiledRules
  readonly judge: FilterJudge
  readonly recordOf: (id: StatusId | null) => StatusRecord | null
  readonly session: Session
}

/** What a column leaves out by its own settings and its kind's; null for one that is not known. */
export function filterOfColumn(get: Getter, session: Session, uuid: string): ColumnFilter | null {
  const column = session.app.get(columnAtoms(uuid))
  return column === undefined ? null : columnFilter(column, get(serverSettingsAtom(session)))
}

/** Decided here and not by an empty row: a virtual list dislikes rows without height. */
export function listStatuses(
  get: Getter,
  session: Session,
  key: TimelineKey,
  filter: ColumnFilter | null,
): ListedStatuses {
  return siftStatuses(get, session, key, filter, itemsBelowPinned(get, session, key))
}

/** The same for some of a timeline's statuses. */
export function siftStatuses(
  get: Getter,
  session: Session,
  key: TimelineKey,
  filter: ColumnFilter | null,
  items: ListItems<StatusId>,
): ListedStatuses {
  if (filter === null) return { items, hidden: NOTHING_HIDDEN }
  const rules = compilers(session)(filter)
  const judge = get(filterJudgeAtoms(session)(filterContext(key)))
  const recordOf = (id: StatusId | null): StatusRecord | null =>
    id === null ? null : (get(serverStatusAtoms(session)(id)) ?? null)
  const pass = { rules, judge, recordOf, session }
  const wasGivenUp = rules.isGivenUp()
  const listed = sift(items, pass)
  // What the expression hid before it took too long has to show again.
  return rules.isGivenUp() === wasGivenUp ? listed : sift(items, pass)
}

function sift(items: ListItems<StatusId>, pass: Pass): ListedStatuses {
  let reasons: Map<StatusId, HiddenReason> | null = null
  const listed = items.filter((id) => {
    const reason = id === null ? null : reasonToHide(id, pass)
    if (id === null || reason === null) return true
    reasons ??= new Map()
    reasons.set(id, reason)
    return false
  })
  const isPatternGivenUp = pass.rules.isGivenUp()
  if (reasons === null && !isPatternGivenUp) return { items: listed, hidden: NOTHING_HIDDEN }
  return {
    items: listed,
    hidden: { reasons: reasons ?? NOTHING_HIDDEN.reasons, isPatternGivenUp },
  }
}

function reasonToHide(
  id: StatusId,
  { rules, judge, recordOf, session }: Pass,
): HiddenReason | null {
  const status = recordOf(id)
  if (status === null) return null
  const original = recordOf(status.reblog)
  const rule = hidingRule(status, original, rules, session.me)
  if (rule === 'pattern') return { rule, source: rules.source }
  if (rule !== null) return { rule }
  const verdict = judge(status, original)
  return verdict.action === 'hide' ? { rule: 'filter', titles: verdict.titles } : null
}

/** A timeline's statuses without those that stand pinned above them. @see TL-30 */
function itemsBelowPinned(get: Getter, session: Session, key: TimelineKey): ListItems<StatusId> {
  const { items } = get(timelineAtoms(session)(key))
  const above = timelineAbove(key)
  if (above === null) return items
  const pinned = get(timelineAtoms(session)(above)).items.filter((id) => id !== null)
  return withPinnedFirst('posts', pinned, items).rest
}

/** The timeline that stands above another one: a profile's pinned posts for its posts; null for any other. */
export function timelineAbove(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPosts = params.kind === 'account' && params.show === 'posts'
  return isPosts ? encodeTimelineKey({ ...params, show: 'pinned' }) : null
}

/** The timeline above which another one stands: a profile's posts for its pinned ones; null for any other. */
export function timelineBelow(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPinned = params.kind === 'account' && params.show === 'pinned'
  return isPinned ? encodeTimelineKey({ ...params, show: 'posts' }) : null
}
