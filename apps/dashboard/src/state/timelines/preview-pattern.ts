import { atom } from 'jotai/vanilla'
import { compileRegex, type RegexError } from '@colonnade/domain/regex'
import { columnSourceAtoms } from '../list-columns/column-source.ts'
import { isMergedList, isNotificationsList } from '../live-lists/list-name.ts'
import type { Session } from '../session.ts'
import { findColumnFilter, filterTimeline } from './filter-statuses.ts'

/** The effect of a regular expression on a column, or why it cannot be used. */
export type PatternPreview =
  | { readonly hides: number }
  | { readonly error: RegexError | 'too-slow' }

/**
 * Counts the loaded statuses that an expression would hide, before it is saved in the column. Statuses that another
 * rule hides already are not counted.
 *
 * @returns null for a column that is not open. Never throws.
 * @see BY-36
 */
export const previewPatternAtom = atom(
  null,
  (get, _set, session: Session, uuid: string, pattern: string): PatternPreview | null => {
    const key = get(columnSourceAtoms(session)(uuid))
    const filter = findColumnFilter(get, session, uuid)
    if (key === null || isNotificationsList(key) || filter === null) return null
    const compiled = compileRegex(pattern)
    if (typeof compiled === 'string') return { error: compiled }
    if (isMergedList(key)) return null
    const { hidden } = filterTimeline(get, session, key, { ...filter, pattern })
    if (hidden.isPatternGivenUp) return { error: 'too-slow' }
    const rules = [...hidden.reasons.values()].filter(({ rule }) => rule === 'pattern')
    return { hides: rules.length }
  },
)
