import type { AccountKey } from '../entities/ids.ts'
import { getOwnValue, isJsonObject } from '../json/json-object.ts'
import { getColumnTimeline } from './column-timeline.ts'
import type { Column, ColumnKind, ColumnParams } from './column.ts'
import { hasAddedSources, SOURCE_INFIX } from './source-uuid.ts'

/** The most sources of a column. More of them are ignored. */
export const MAX_SOURCES = 24

/** The kinds that can be merged into one column. Direct messages stay among themselves. @see BY-34 */
const MERGEABLE_KINDS: ReadonlySet<string> = new Set<ColumnKind>([
  'HOME',
  'PUBLIC',
  'COMMUNITY',
  'HASHTAG',
  'LIST',
  'ACCOUNT',
  'FAVOURITES',
  'BOOKMARKS',
])

/** The params that apply to every source of a column. */
const RULE_PARAMS = ['regex', 'shows', 'other', 'slow'] as const

/** A source that was added to a column: what another column of that account would show. */
export interface AddedSource {
  readonly accountKey: AccountKey
  readonly id: string
  readonly params: ColumnParams
}

const NO_SOURCES: readonly Column[] = []

/** Whether the posts of columns of this kind can be merged with others. */
export const isMergeableKind = (kind: string): boolean => MERGEABLE_KINDS.has(kind)

/** Whether the posts of a column can be merged with others. It names what it shows, and is ordered by time. */
export const canBeMerged = (column: Pick<Column, 'id' | 'params'>): boolean =>
  isMergeableKind(column.id) && getColumnTimeline(column)?.endsWith(':pinned') === false

/** Returns the name of a source inside its column. It stays the same when sources are moved. */
export const getSourceName = ({ accountKey, ...rest }: Omit<Column, 'uuid'>): string =>
  `${accountKey}/${getColumnTimeline(rest) ?? ''}`

function readSource(raw: unknown): AddedSource | null {
  const [accountKey, id] = [getOwnValue(raw, 'accountKey'), getOwnValue(raw, 'id')]
  const params = getOwnValue(raw, 'params')
  if (typeof accountKey !== 'string' || typeof id !== 'string') return null
  // An account key of another form belongs to no account, so its source is shown as signed out.
  const source = {
    accountKey: accountKey as AccountKey,
    id,
    params: isJsonObject(params) ? params : {},
  }
  return canBeMerged(source) ? source : null
}

/** Reads the sources that were added to a column. Damaged and unknown ones are dropped. Never throws. @see BY-34 */
export function readAddedSources({ sources }: ColumnParams): readonly AddedSource[] {
  const saved: readonly unknown[] = Array.isArray(sources) ? sources : []
  return saved.map(readSource).filter((source) => source !== null)
}

/**
 * Returns the sources of a column as columns: its own timeline first, then the added ones, each once. The column's
 * rules apply to all of them.
 *
 * @returns an empty list for a column without added sources
 * @see BY-34
 */
export function getSourceColumns(column: Column): readonly Column[] {
  if (!hasAddedSources(column) || !canBeMerged(column)) return NO_SOURCES
  const rules = Object.fromEntries(
    RULE_PARAMS.flatMap((key) => (key in column.params ? [[key, column.params[key]]] : [])),
  )
  const { sources: _sources, ...own } = column.params
  const all = new Map<string, Column>()
  for (const { accountKey, id, params } of [
    { ...column, params: own },
    ...readAddedSources(column.params),
  ]) {
    const source = { accountKey, id, params: { ...params, ...rules } }
    const name = getSourceName(source)
    if (!all.has(name) && all.size < MAX_SOURCES)
      all.set(name, { uuid: `${column.uuid}${SOURCE_INFIX}${name}`, ...source })
  }
  return all.size > 1 ? [...all.values()] : NO_SOURCES
}

/** Returns all columns, and the sources that were added to them and are not muted. */
export function withAddedSources(columns: readonly Column[]): readonly Column[] {
  const added = columns.flatMap((column) =>
    getSourceColumns(column)
      .slice(1)
      .filter(
        (source) => getOwnValue(column.params['mutedSources'], getSourceName(source)) === undefined,
      ),
  )
  return added.length === 0 ? columns : [...columns, ...added]
}
