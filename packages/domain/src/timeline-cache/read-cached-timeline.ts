import { getOwnValue } from '../json/json-object.ts'
import { TIMELINE_CACHE_VERSION, type CachedTimeline } from './cached-timeline.ts'

/** The properties that rows read without checking that they exist. */
const STRING_FIELDS = {
  statuses: ['id', 'account', 'created_at', 'content', 'spoiler_text', 'search_index'],
  accounts: ['id', 'acct', 'username', 'display_name_html', 'avatar', 'avatar_static'],
  notifications: ['id', 'account', 'type', 'created_at'],
}
const ARRAY_FIELDS = {
  statuses: ['media_attachments', 'mentions', 'tags', 'emojis'],
  accounts: ['emojis', 'fields'],
  notifications: [],
}

/** Returns the ids of the records of one kind; null if any record is invalid. */
function getIds(raw: unknown, kind: keyof typeof STRING_FIELDS): ReadonlySet<unknown> | null {
  const records = getOwnValue(raw, kind)
  const isRecord = (record: unknown) =>
    STRING_FIELDS[kind].every((name) => typeof getOwnValue(record, name) === 'string') &&
    ARRAY_FIELDS[kind].every((name) => Array.isArray(getOwnValue(record, name)))
  if (!Array.isArray(records) || !records.every(isRecord)) return null
  return new Set(records.map((record) => getOwnValue(record, 'id')))
}

const getAuthors = (raw: unknown, kind: 'statuses' | 'notifications'): readonly unknown[] => {
  const records = getOwnValue(raw, kind)
  return Array.isArray(records) ? records.map((record) => getOwnValue(record, 'account')) : []
}

/**
 * Reads a cached timeline. If any part is invalid, the whole entry is dropped: it is only a copy of the server's
 * data. Never throws.
 *
 * @param raw any JSON value
 * @see BY-17
 */
export function readCachedTimeline(raw: unknown): CachedTimeline | null {
  if (getOwnValue(raw, 'version') !== TIMELINE_CACHE_VERSION) return null
  const items = getOwnValue(raw, 'items')
  const counters = getOwnValue(raw, 'counters')
  const [statuses, accounts] = [getIds(raw, 'statuses'), getIds(raw, 'accounts')]
  const notifications = getIds(raw, 'notifications')
  if (!Array.isArray(items) || !Array.isArray(counters)) return null
  if (statuses === null || accounts === null || notifications === null) return null
  const listed = notifications.size > 0 ? notifications : statuses
  const people = [...getAuthors(raw, 'statuses'), ...getAuthors(raw, 'notifications')]
  const isWhole =
    items.every((id: unknown) => id === null || listed.has(id)) &&
    people.every((id) => accounts.has(id)) &&
    counters.every((pair: unknown) => Array.isArray(pair) && accounts.has(pair[0]))
  return isWhole ? (raw as CachedTimeline) : null
}
