import { isRealGap, type ListState, isGap } from '@colonnade/domain/list'
import type { ServerList } from './server-lists.ts'

/** What a list that is held does not have to know yet. */
interface OnItsWay {
  /** Streams, or the page's own queue, are about to deliver it below that row. */
  readonly isComing: (id: string, above: string | null) => boolean
  /** It was deleted, and the page may not have heard of it. */
  readonly isDeletionUnknown: (id: string) => boolean
}

/**
 * Compares a list with the server's: no row is listed twice, none stands in another order, none that was deleted is
 * left, and whatever the server has between two rows, or above the first while the list is live, lies in a gap or is
 * on its way.
 *
 * @returns what is wrong, in words
 */
export function checkList(
  { entries, isLive, isPartial, late }: ListState<string>,
  { ids }: Pick<ServerList, 'ids'>,
  { isComing, isDeletionUnknown }: OnItsWay,
): readonly string[] {
  const wrong: string[] = []
  const places = new Map(ids.map((id, at) => [id, at]))
  const seen = new Set<string>()
  const held = new Set(entries.map(rowId))
  let last = -1
  let above: string | null = null
  let hasGap = false
  for (const entry of entries) {
    if (isRealGap(entry)) hasGap = true
    const id = rowId(entry)
    if (id === null) continue
    if (seen.has(id)) wrong.push(`${id} is listed twice`)
    seen.add(id)
    const place = places.get(id)
    if (place === undefined) {
      if (!isDeletionUnknown(id)) wrong.push(`${id} was deleted, and is listed`)
      continue
    }
    if (late.has(id)) continue
    if (place < last) wrong.push(`${id} stands below ${above ?? 'nothing'}, which is older`)
    const isCovered = hasGap || isPartial || (above === null && !isLive)
    const rowAbove = above
    const missing = ids
      .slice(last + 1, place)
      .filter((one) => !held.has(one) && !isComing(one, rowAbove))
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
function rowId(entry: ListState<string>['entries'][number]): string | null {
  if (typeof entry === 'string') return entry
  return isGap(entry) ? null : entry.hidden
}

/** The front of a list, in a line of a trace. */
export function drawList({ entries, isLive, requests }: ListState<string>): string {
  const drawn = entries
    .slice(0, 24)
    .map((entry) =>
      isGap(entry)
        ? `[${entry.reason}${entry.isShown ? '!' : ''}]`
        : (rowId(entry) ?? '').slice(-7),
    )
  const calls = requests.map(({ kind, anchor }) => `${kind} ${anchor?.slice(-7) ?? 'whole'}`)
  return `${isLive ? 'live' : 'unheard'} ${drawn.join(' ')} (${entries.length}) ${calls.join(', ')}`
}
