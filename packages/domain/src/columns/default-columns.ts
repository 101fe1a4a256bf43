import type { AccountKey } from '../entities/ids.ts'
import type { Column } from './column.ts'

const DEFAULT_KINDS = ['COMPOSE', 'HOME', 'NOTIFICATIONS'] as const

/**
 * The deck of somebody who has none yet.
 *
 * @param makeUuid called once for each column; must never repeat itself
 * @see COL-01
 */
export function defaultColumns(accountKey: AccountKey, makeUuid: () => string): readonly Column[] {
  return DEFAULT_KINDS.map((id) => ({ uuid: makeUuid(), id, accountKey, params: {} }))
}
