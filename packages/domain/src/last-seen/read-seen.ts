import { ownValue } from '../json/json-object.ts'
import { SEEN_VERSION, type SeenList } from './seen-list.ts'

/** What rows read of their records without asking whether it is there. */
const WORDS = {
  statuses: ['id', 'account', 'created_at', 'content', 'spoiler_text', 'search_index'],
  accounts: ['id', 'acct', 'username', 'display_name_html', 'avatar', 'avatar_static'],
  notifications: ['id', 'account', 'type', 'created_at'],
}
const LISTS = {
  statuses: ['media_attachments', 'mentions', 'tags', 'emojis'],
  accounts: ['emojis', 'fields'],
  notifications: [],
}

/** The records of one kind by their ids; null where any of them is none. */
function idsOf(raw: unknown, kind: keyof typeof WORDS): ReadonlySet<unknown> | null {
  const records = ownValue(raw, kind)
  const isRecord = (record: unknown) =>
    WORDS[kind].every((name) => typeof ownValue(record, name) === 'string') &&
    LISTS[kind].every((name) => Array.isArray(ownValue(record, name)))
  if (!Array.isArray(records) || !records.every(isRecord)) return null
  return new Set(records.map((record) => ownValue(record, 'id')))
}

const authorsOf = (raw: unknown, kind: 'statuses' | 'notifications'): readonly unknown[] => {
  const records = ownValue(raw, kind)
  return Array.isArray(records) ? records.map((record) => ownValue(record, 'account')) : []
}

/**
 * A list out of whatever a browser holds. Never throws. What does not decode in any part is dropped whole: it
 * is but a copy of what the server tells anyway.
 *
 * @param raw any JSON value
 * @see BY-17
 */
export function readSeen(raw: unknown): SeenList | null {
  if (ownValue(raw, 'version') !== SEEN_VERSION) return null
  const items = ownValue(raw, 'items')
  const counters = ownValue(raw, 'counters')
  const [statuses, accounts] = [idsOf(raw, 'statuses'), idsOf(raw, 'accounts')]
  const notifications = idsOf(raw, 'notifications')
  if (!Array.isArray(items) || !Array.isArray(counters)) return null
  if (statuses === null || accounts === null || notifications === null) return null
  const listed = notifications.size > 0 ? notifications : statuses
  const people = [...authorsOf(raw, 'statuses'), ...authorsOf(raw, 'notifications')]
  const isWhole =
    items.every((id: unknown) => id === null || listed.has(id)) &&
    people.every((id) => accounts.has(id)) &&
    counters.every((pair: unknown) => Array.isArray(pair) && accounts.has(pair[0]))
  return isWhole ? (raw as SeenList) : null
}
