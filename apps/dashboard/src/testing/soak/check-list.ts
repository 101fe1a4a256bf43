import { isRealGap, type ListState, isGap } from '@colonnade/domain/list'
import type { ServerList } from './server-lists.ts'

/** Differences that are allowed because an update is pending. */
interface PendingUpdates {
  /** Whether streams or the page's queue will deliver the row below the row `above`. */
  readonly isPending: (id: string, above: string | null) => boolean
  /** Whether the row was deleted and the page may not have received the deletion yet. */
  readonly isDeletionPending: (id: string) => boolean
}

/**
 * Compares a list with the server's. No row is duplicated, out of order or deleted. Every row of the server between
 * two rows, or above the first one of a live list, is in a gap or pending.
 *
 * @returns the problems as sentences
 */
export function checkList(
  { entries, isLive, isPartial, late }: ListState<string>,
  { ids }: Pick<ServerList, 'ids'>,
  { isPending, isDeletionPending }: PendingUpdates,
): readonly string[] {
  const wrong: string[] = []
  const places = new Map(ids.map((id, at) => [id, at]))
  const seen = new Set<string>()
  const held = new Set(entries.map(getRowId))
  let last = -1
  let above: string | null = null
  let hasGap = false
  for (const entry of entries) {
    if (isRealGap(entry)) hasGap = true
    const id = getRowId(entry)
    if (id === null) continue
    if (seen.has(id)) wrong.push(`${id} is listed twice`)
    seen.add(id)
    const place = places.get(id)
    if (place === undefined) {
      if (!isDeletionPending(id)) wrong.push(`${id} was deleted, and is listed`)
      continue
    }
    if (late.has(id)) continue
    if (place < last) wrong.push(`${id} is below ${above ?? 'nothing'}, which is older`)
    const isCovered = hasGap || isPartial || (above === null && !isLive)
    const rowAbove = above
    const missing = ids
      .slice(last + 1, place)
      .filter((one) => !held.has(one) && !isPending(one, rowAbove))
    if (!isCovered && missing.length > 0) {
      const where = above === null ? `above ${id}` : `between ${above} and ${id}`
      wrong.push(`${missing.length} missing ${where} without a gap: ${missing.join(' ')}`)
    }
    last = Math.max(last, place)
    above = id
    hasGap = false
  }
  return wrong
}

/** A hidden row keeps its position. */
function getRowId(entry: ListState<string>['entries'][number]): string | null {
  if (typeof entry === 'string') return entry
  return isGap(entry) ? null : entry.hidden
}

/** Formats the beginning of a list for a line of a trace. */
export function formatList({ entries, isLive, requests }: ListState<string>): string {
  const texts = entries
    .slice(0, 24)
    .map((entry) =>
      isGap(entry)
        ? `[${entry.reason}${entry.isShown ? '!' : ''}]`
        : (getRowId(entry) ?? '').slice(-7),
    )
  const calls = requests.map(({ kind, anchor }) => `${kind} ${anchor?.slice(-7) ?? 'whole'}`)
  return `${isLive ? 'live' : 'unheard'} ${texts.join(' ')} (${entries.length}) ${calls.join(', ')}`
}
