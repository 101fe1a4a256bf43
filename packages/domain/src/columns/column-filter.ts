import { ownValue } from '../json/json-object.ts'
import { type ColumnRules, SHOW_ALL } from '../timeline/column-rules.ts'
import type { Column } from './column.ts'

/** What a column leaves out, as its settings say it: two columns alike have equal ones. */
export interface ColumnFilter {
  /** A regular expression, or none at all: see `compilePattern`. */
  readonly pattern: string
  /** Boosts, replies, direct messages. */
  readonly shows: ColumnRules['shows']
  readonly onlyMedia: boolean
}

interface TextRule {
  /** A regular expression; empty hides nothing. */
  readonly regex: { readonly body: string }
}

/** What the settings keep for all columns of a kind. */
export interface SharedRules {
  readonly home: TextRule & { readonly shows: ColumnRules['shows'] }
  readonly community: TextRule
  readonly public: TextRule
  readonly direct: TextRule
}

type JudgedColumn = Pick<Column, 'id' | 'params'>

/**
 * What a column says itself, else what the settings keep for its kind: they hold one pattern for each
 * of four kinds, and for Home what it shows.
 *
 * @see TL-25, TL-26, BY-36
 */
export function columnFilter(column: JudgedColumn, settings: SharedRules): ColumnFilter {
  const own = ownValue(column.params['regex'], 'body')
  return {
    pattern: typeof own === 'string' ? own : sharedPattern(column.id, settings),
    shows: ownShows(column, settings),
    onlyMedia: ownValue(column.params['other'], 'onlyMedia') === true,
  }
}

function ownShows({ id, params }: JudgedColumn, settings: SharedRules): ColumnRules['shows'] {
  const shared = id === 'HOME' ? settings.home.shows : SHOW_ALL.shows
  const read = (key: keyof ColumnRules['shows']): boolean => {
    const own = ownValue(params['shows'], key)
    return typeof own === 'boolean' ? own : shared[key]
  }
  return { reblog: read('reblog'), reply: read('reply'), direct: read('direct') }
}

function sharedPattern(kind: string, settings: SharedRules): string {
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
