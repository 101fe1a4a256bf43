import { ownValue } from '../json/json-object.ts'
import type { Column } from './column.ts'

/** Kinds that list what goes on coming in: the others have nothing to hold back. */
const LIVE_KINDS: ReadonlySet<string> = new Set([
  'HOME',
  'NOTIFICATIONS',
  'PUBLIC',
  'COMMUNITY',
  'HASHTAG',
  'DIRECT',
  'LIST',
  'ACCOUNT',
])

/** Whether a column of this kind can wait with what is new. @see BY-14 */
export const canBeSlow = (kind: string): boolean => LIVE_KINDS.has(kind)

/**
 * Whether what is new waits until it is asked for, even at the top: as the column says, else as this
 * browser's settings do for all. Never throws.
 *
 * @see BY-14
 */
export function isSlow(
  column: Pick<Column, 'id' | 'params'>,
  settings: { readonly slow_mode: boolean },
): boolean {
  const own = ownValue(column.params, 'slow')
  return canBeSlow(column.id) && (typeof own === 'boolean' ? own : settings.slow_mode)
}
