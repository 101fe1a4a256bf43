import { getOwnValue } from '../json/json-object.ts'
import type { Column } from './column.ts'

/** Kinds that receive new items. Slow mode has no effect on the others. */
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

/** Whether slow mode applies to this kind of column. @see BY-14 */
export const canUseSlowMode = (kind: string): boolean => LIVE_KINDS.has(kind)

/**
 * Whether new items are held until the user loads them, even at the top. The column's own setting takes precedence
 * over this browser's setting. Never throws.
 *
 * @see BY-14
 */
export function isSlowMode(
  column: Pick<Column, 'id' | 'params'>,
  settings: { readonly slow_mode: boolean },
): boolean {
  const own = getOwnValue(column.params, 'slow')
  return canUseSlowMode(column.id) && (typeof own === 'boolean' ? own : settings.slow_mode)
}
