import { ownValue } from '../json/json-object.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import { type ColumnRules, SHOW_ALL } from '../timeline/column-rules.ts'
import type { Column } from './column.ts'

/** What a column leaves out, as its settings say it: two columns alike have equal ones. */
export interface ColumnFilter {
  /** A regular expression, or none at all: see `compileColumnRegex`. */
  readonly pattern: string
  /** Boosts, replies, direct messages: Home alone can leave them out. */
  readonly shows: ColumnRules['shows']
}

/**
 * A column's own pattern, else the one that the settings keep for its kind.
 *
 * @see TL-25, TL-26
 */
export function columnFilter(
  column: Pick<Column, 'id' | 'params'>,
  settings: ServerSettings,
): ColumnFilter {
  const own = ownValue(column.params['regex'], 'body')
  return {
    pattern: typeof own === 'string' ? own : sharedPattern(column.id, settings),
    shows: column.id === 'HOME' ? settings.home.shows : SHOW_ALL.shows,
  }
}

function sharedPattern(kind: string, settings: ServerSettings): string {
  switch (kind) {
    case 'HOME':
      return settings.home.regex.body
    case 'COMMUNITY':
      return settings.community.regex.body
    case 'PUBLIC':
      return settings.public.regex.body
    case 'DIRECT':
      return settings.direct.regex.body
    default:
      return ''
  }
}
