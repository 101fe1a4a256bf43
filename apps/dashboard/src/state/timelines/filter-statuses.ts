import type { Getter } from 'jotai/vanilla'
import { type ColumnFilter, getColumnFilter } from '@colonnade/domain/columns'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { getFilterContext } from '@colonnade/domain/filters'
import {
  encodeTimelineKey,
  findHidingRule,
  parseTimelineKey,
  type TimelineKey,
  withPinnedFirst,
} from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { type FilterMatcher, filterMatcherAtoms } from '../filters/apply-filters.ts'
import type { ListItems } from '../list-columns/column-layout.ts'
import { perSession, type Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { type CompiledRules, createRulesCompiler } from './compiled-rules.ts'
import { type HiddenReason, type HiddenReport, NOTHING_HIDDEN } from './timeline-column-atoms.ts'
import { timelineAtoms } from './timelines.ts'

const getRulesCompiler = perSession(createRulesCompiler)

/** The statuses of a timeline that a column shows, and the reasons for those that it hides. */
export interface FilteredStatuses {
  readonly items: ListItems<StatusId>
  readonly hidden: HiddenReport
}

interface FilterContext {
  readonly rules: CompiledRules
  readonly judge: FilterMatcher
  readonly getRecord: (id: StatusId | null) => StatusRecord | null
  readonly session: Session
}

/** Returns the filter of a column from its own settings and those of its kind; null for an unknown column. */
export function findColumnFilter(get: Getter, session: Session, uuid: string): ColumnFilter | null {
  const column = session.app.get(columnAtoms(uuid))
  return column === undefined ? null : getColumnFilter(column, get(serverSettingsAtom(session)))
}

/**
 * Filters the statuses of a timeline. Hidden statuses are removed from the list and not rendered as empty rows,
 * because a virtual list cannot handle rows without height.
 */
export function filterTimeline(
  get: Getter,
  session: Session,
  key: TimelineKey,
  filter: ColumnFilter | null,
): FilteredStatuses {
  return filterStatuses(get, session, key, filter, getItemsBelowPinned(get, session, key))
}

/** Filters some of a timeline's statuses. */
export function filterStatuses(
  get: Getter,
  session: Session,
  key: TimelineKey,
  filter: ColumnFilter | null,
  items: ListItems<StatusId>,
): FilteredStatuses {
  if (filter === null) return { items, hidden: NOTHING_HIDDEN }
  const rules = getRulesCompiler(session)(filter)
  const judge = get(filterMatcherAtoms(session)(getFilterContext(key)))
  const getRecord = (id: StatusId | null): StatusRecord | null =>
    id === null ? null : (get(serverStatusAtoms(session)(id)) ?? null)
  const pass = { rules, judge, getRecord, session }
  const wasGivenUp = rules.isGivenUp()
  const listed = applyRules(items, pass)
  // Posts that the expression matched before it was disabled must be shown again.
  return rules.isGivenUp() === wasGivenUp ? listed : applyRules(items, pass)
}

function applyRules(items: ListItems<StatusId>, pass: FilterContext): FilteredStatuses {
  let reasons: Map<StatusId, HiddenReason> | null = null
  const listed = items.filter((id) => {
    const reason = id === null ? null : findHidingReason(id, pass)
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

function findHidingReason(
  id: StatusId,
  { rules, judge, getRecord, session }: FilterContext,
): HiddenReason | null {
  const status = getRecord(id)
  if (status === null) return null
  const original = getRecord(status.reblog)
  const rule = findHidingRule(status, original, rules, session.me)
  if (rule === 'pattern') return { rule, source: rules.source }
  if (rule !== null) return { rule }
  const verdict = judge(status, original)
  return verdict.action === 'hide' ? { rule: 'filter', titles: verdict.titles } : null
}

/** Returns the statuses of a timeline without those that are pinned above. @see TL-30 */
function getItemsBelowPinned(get: Getter, session: Session, key: TimelineKey): ListItems<StatusId> {
  const { items } = get(timelineAtoms(session)(key))
  const above = getTimelineAbove(key)
  if (above === null) return items
  const pinned = get(timelineAtoms(session)(above)).items.filter((id) => id !== null)
  return withPinnedFirst('posts', pinned, items).rest
}

/**
 * Returns the timeline that is shown above another one: a profile's pinned posts for its posts; null for any other.
 */
export function getTimelineAbove(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPosts = params.kind === 'account' && params.show === 'posts'
  return isPosts ? encodeTimelineKey({ ...params, show: 'pinned' }) : null
}

/**
 * Returns the timeline that is shown below another one: a profile's posts for its pinned posts; null for any other.
 */
export function getTimelineBelow(key: TimelineKey): TimelineKey | null {
  const params = parseTimelineKey(key)
  const isPinned = params.kind === 'account' && params.show === 'pinned'
  return isPinned ? encodeTimelineKey({ ...params, show: 'posts' }) : null
}
