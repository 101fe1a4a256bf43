import type { OlderPage } from './page.ts'
import type { TimelineParams } from './timeline-key.ts'
import type { TimelineWindow } from './timeline-window.ts'

/**
 * Whether a timeline lists what its reader keeps: favourites and bookmarks. They stand in the order of
 * that deed and not of their ids, so that nothing but the server's own links leads through them.
 *
 * @see TL-27
 */
export function isKept({ kind }: TimelineParams): boolean {
  return kind === 'favourites' || kind === 'bookmarks'
}

/**
 * Takes the first page in: down to what it shares last with the window it tells all there is, below that
 * the window goes on. A page that shares nothing stands for the whole.
 *
 * @returns a window that is no longer loading
 * @see TL-27
 */
export function mergeKept<Id extends string>(
  window: TimelineWindow<Id>,
  page: OlderPage<Id>,
): TimelineWindow<Id> {
  const told = new Set<Id | null>(page.ids)
  const lastShared = window.items.findLastIndex((item) => told.has(item))
  const below = lastShared === -1 ? [] : window.items.slice(lastShared + 1)
  const added = page.ids.filter((id) => !window.items.includes(id)).length
  const isFirst = window.items.length === 0
  return {
    ...window,
    items: [...told, ...below],
    isLoading: false,
    isPartial: false,
    hasMore: below.length > 0 ? window.hasMore : page.hasNext,
    unread: window.top || isFirst ? window.unread : window.unread + added,
  }
}

/**
 * Puts what was just kept in front, for the deed is the latest whatever the id says. Nothing is cut: the
 * link to the next page leads on from where the list ends.
 *
 * @returns the same window when it lists the id already
 */
export function putKept<Id extends string>(window: TimelineWindow<Id>, id: Id): TimelineWindow<Id> {
  if (window.items.includes(id)) return window
  const unread = window.top ? window.unread : window.unread + 1
  return { ...window, items: [id, ...window.items], unread }
}
