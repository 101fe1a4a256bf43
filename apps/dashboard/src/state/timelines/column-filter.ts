import type { Column } from '@colonnade/domain/columns'
import type { AccountId, StatusRecord } from '@colonnade/domain/entities'
import type { ServerSettings } from '@colonnade/domain/settings'

/** What a column leaves out, by its settings. */
export interface ColumnFilter {
  readonly pattern: string
  /** Boosts, replies, direct messages: Home alone can leave them out (TL-26). */
  readonly shows: { readonly reblog: boolean; readonly reply: boolean; readonly direct: boolean }
}

const SHOWS_ALL = { reblog: true, reply: true, direct: true }

export function columnFilter(column: Column, settings: ServerSettings): ColumnFilter {
  const own = regexBody(column.params['regex'])
  const shared = sharedPattern(column.id, settings)
  if (column.id !== 'HOME') return { pattern: own ?? shared, shows: SHOWS_ALL }
  return { pattern: own ?? settings.home.regex.body, shows: settings.home.shows }
}

/** What the settings say of a kind, where the column itself says nothing. */
function sharedPattern(kind: string, settings: ServerSettings): string {
  if (kind === 'COMMUNITY') return settings.community.regex.body
  if (kind === 'PUBLIC') return settings.public.regex.body
  return kind === 'DIRECT' ? settings.direct.regex.body : ''
}

function regexBody(regex: unknown): string | null {
  if (typeof regex !== 'object' || regex === null || !('body' in regex)) return null
  return typeof regex.body === 'string' ? regex.body : null
}

/** @returns whether the column lists a status; the answer is remembered for each record */
export function compileColumnFilter(
  filter: ColumnFilter,
  me: AccountId,
): (status: StatusRecord, original: StatusRecord | null) => boolean {
  const regex = compiled(filter.pattern)
  const { shows } = filter
  return (status, original) => {
    if (!shows.reblog && original !== null) return false
    if (!shows.reply && isReplyToOthers(status, me)) return false
    if (!shows.direct && status.visibility === 'direct') return false
    const judged = original ?? status
    return regex === null || judged.account === me || !regex.test(judged.search_index)
  }
}

/** A pattern that is none hides nothing (TL-25). */
function compiled(pattern: string): RegExp | null {
  if (pattern.trim() === '') return null
  try {
    return new RegExp(pattern, 'i')
  } catch {
    return null
  }
}

function isReplyToOthers(status: StatusRecord, me: AccountId): boolean {
  return status.in_reply_to_id !== null && status.in_reply_to_account_id !== me
}
