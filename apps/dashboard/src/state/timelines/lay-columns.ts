import { atom, type Getter } from 'jotai/vanilla'
import { columnFilter } from '@colonnade/domain/columns'
import type { StatusId, StatusRecord } from '@colonnade/domain/entities'
import { filterContext } from '@colonnade/domain/filters'
import {
  compileColumnRegex,
  isHiddenByColumn,
  type ColumnRules,
  type TimelineKey,
  type TimelineWindow,
} from '@colonnade/domain/timeline'
import { columnAtoms } from '../columns/columns.ts'
import { unreadAtoms } from '../columns/unread.ts'
import { serverStatusAtoms } from '../entities/statuses.ts'
import { filterJudgeAtoms } from '../filters/filter-judge.ts'
import { perSession, type Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'
import { bury, layOut, type ColumnLayout, type ListItems } from './column-layout.ts'
import { columnLayoutAtoms, columnViewAtoms } from './column-list.ts'
import { columnsOf, openColumns, timelineAtoms } from './timelines.ts'

/** Compiled rules by what they say: two columns alike share one. */
const compiledRules = perSession(() => new Map<string, ColumnRules>())

function rulesOf(get: Getter, session: Session, uuid: string): ColumnRules | null {
  const column = session.app.get(columnAtoms(uuid))
  if (column === undefined) return null
  const filter = columnFilter(column, get(serverSettingsAtom(session)))
  const name = JSON.stringify(filter)
  const known = compiledRules(session).get(name)
  if (known !== undefined) return known
  const made = { regex: compileColumnRegex(filter.pattern), shows: filter.shows }
  compiledRules(session).set(name, made)
  return made
}

/** Decided here and not by an empty row: a virtual list dislikes rows without height. */
function listedItems(get: Getter, session: Session, uuid: string, key: TimelineKey): ListItems {
  const { items } = get(timelineAtoms(session)(key))
  const rules = rulesOf(get, session, uuid)
  if (rules === null) return items
  const judge = get(filterJudgeAtoms(session)(filterContext(key)))
  const recordOf = (id: StatusId | null): StatusRecord | null =>
    id === null ? null : (get(serverStatusAtoms(session)(id)) ?? null)
  return items.filter((id) => {
    const status = recordOf(id)
    if (status === null) return true
    const original = recordOf(status.reblog)
    if (isHiddenByColumn(status, original, rules, session.me)) return false
    return judge(status, original).action !== 'hide'
  })
}

/** The only writer of layouts; the shell's store hears of what is unread. */
export const setLayoutAtom = atom(
  null,
  (_get, set, session: Session, uuid: string, layout: ColumnLayout) => {
    set(columnLayoutAtoms(session)(uuid), layout)
    session.app.set(unreadAtoms(uuid), layout.unread)
  },
)

/** Draws one open column anew: after its timeline, its settings or its place changed. */
export const layColumnAtom = atom(
  null,
  (get, set, session: Session, uuid: string, deleted?: ReadonlySet<StatusId>) => {
    const key = openColumns(session).get(uuid)
    if (key === undefined) return
    const layoutAtom = columnLayoutAtoms(session)(uuid)
    const view = get(columnViewAtoms(session)(uuid))
    const listed = listedItems(get, session, uuid, key)
    const previous = deleted === undefined ? get(layoutAtom) : bury(get(layoutAtom), deleted, view)
    set(setLayoutAtom, session, uuid, layOut(previous, listed, view))
  },
)

/** The only writer of windows: the columns that show the timeline move in the same write. */
export const writeWindowAtom = atom(
  null,
  (
    get,
    set,
    session: Session,
    key: TimelineKey,
    window: TimelineWindow,
    deleted?: ReadonlySet<StatusId>,
  ) => {
    const windowAtom = timelineAtoms(session)(key)
    const previous = get(windowAtom)
    if (previous === window) return
    set(windowAtom, window)
    if (previous.items === window.items && deleted === undefined) return
    for (const uuid of columnsOf(openColumns(session), key))
      set(layColumnAtom, session, uuid, deleted)
  },
)

/** After settings or columns changed: what is listed may be another choice now. */
export const layAllColumnsAtom = atom(null, (_get, set, session: Session) => {
  for (const uuid of openColumns(session).keys()) set(layColumnAtom, session, uuid)
})
