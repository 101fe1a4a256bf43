import { atom } from 'jotai/vanilla'
import { compilePattern, type PatternTrouble } from '@colonnade/domain/patterns'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import { NOTIFICATIONS_LIST } from '../live-lists/list-of-column.ts'
import type { Session } from '../session.ts'
import { filterOfColumn, listStatuses } from './list-statuses.ts'

/** What an expression would do to a column, or why it cannot be used. */
export type PatternTrial =
  | { readonly hides: number }
  | { readonly trouble: PatternTrouble | 'too-slow' }

/**
 * How many of the loaded statuses an expression would leave out, before it is the column's own. Those
 * that another rule hides already do not count.
 *
 * @returns null for a column that is not open. Never throws.
 * @see BY-36
 */
export const tryPatternAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, pattern: string): PatternTrial | null => {
    const key = get(columnSourceAtoms(session)(uuid))
    const filter = filterOfColumn(get, session, uuid)
    if (key === null || key === NOTIFICATIONS_LIST || filter === null) return null
    const compiled = compilePattern(pattern)
    if (typeof compiled === 'string') return { trouble: compiled }
    const { hidden } = listStatuses(get, session, key, { ...filter, pattern })
    if (hidden.isPatternGivenUp) return { trouble: 'too-slow' }
    const rules = [...hidden.reasons.values()].filter(({ rule }) => rule === 'pattern')
    return { hides: rules.length }
  },
)
