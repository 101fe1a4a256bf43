import { getOwnValue } from '../json/json-object.ts'
import { type ColumnRules, SHOW_ALL } from '../timeline/column-rules.ts'
import type { Column } from './column.ts'

/** What a column hides, according to its settings. Two columns with the same settings have equal filters. */
export interface ColumnFilter {
  /** A regular expression; empty for none. See `compileRegex`. */
  readonly pattern: string
  /** Whether boosts, replies and direct messages are shown. */
  readonly shows: ColumnRules['shows']
  readonly onlyMedia: boolean
}

interface TextRule {
  /** A regular expression; empty hides nothing. */
  readonly regex: { readonly body: string }
}

/** The filter settings that all columns of a kind share. */
export interface SharedRules {
  readonly home: TextRule & { readonly shows: ColumnRules['shows'] }
  readonly community: TextRule
  readonly public: TextRule
  readonly direct: TextRule
}

type ColumnLike = Pick<Column, 'id' | 'params'>

/**
 * Returns the filter of a column: its own params, with the shared settings of its kind as the fallback. The settings
 * have one pattern for each of four kinds, and the shown post types for Home.
 *
 * @see TL-25, TL-26, BY-36
 */
export function getColumnFilter(column: ColumnLike, settings: SharedRules): ColumnFilter {
  const own = getOwnValue(column.params['regex'], 'body')
  return {
    pattern: typeof own === 'string' ? own : getSharedPattern(column.id, settings),
    shows: getColumnShows(column, settings),
    onlyMedia: getOwnValue(column.params['other'], 'onlyMedia') === true,
  }
}

function getColumnShows({ id, params }: ColumnLike, settings: SharedRules): ColumnRules['shows'] {
  const shared = id === 'HOME' ? settings.home.shows : SHOW_ALL.shows
  const read = (key: keyof ColumnRules['shows']): boolean => {
    const own = getOwnValue(params['shows'], key)
    return typeof own === 'boolean' ? own : shared[key]
  }
  return { reblog: read('reblog'), reply: read('reply'), direct: read('direct') }
}

function getSharedPattern(kind: string, settings: SharedRules): string {
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
