import { newestId, type TimelineWindow } from './timeline-window.ts'

/**
 * Notes that what comes next may not join what is held: a gap goes in front, unless one is there or
 * nothing is held.
 *
 * @param below what the gap goes above, where it is not the first; nothing changes when it is not held
 * @see TL-11
 */
export function markGap<Id extends string>(
  window: TimelineWindow<Id>,
  below: Id | null = newestId(window),
): TimelineWindow<Id> {
  const { items } = window
  const index = below === null ? -1 : items.indexOf(below)
  if (index < 0 || items[index - 1] === null) return window
  return { ...window, items: items.toSpliced(index, 0, null) }
}

/**
 * Where a gap is now, by what stands above it, since its index moves while a page is on its way.
 *
 * @param above the id just above the gap; null for the gap in front
 * @returns -1 when there is no such gap any more
 */
export function findGap<Id extends string>(window: TimelineWindow<Id>, above: Id | null): number {
  if (above === null) return window.items[0] === null ? 0 : -1
  const index = window.items.indexOf(above) + 1
  return index > 0 && window.items[index] === null ? index : -1
}

/** The `max_id` that a gap is filled with: the id just above it, none when it is first. @see TL-12 */
export function gapMaxId<Id extends string>(window: TimelineWindow<Id>, index: number): Id | null {
  return window.items[index - 1] ?? null
}

/**
 * Which gap of a whole list a gap of a part of it is: the part may leave items out, and lack the newest.
 *
 * @param index of the gap in the part
 * @returns -1 when there is no such gap any more
 */
export function gapInWhole<Id>(
  part: readonly (Id | null)[],
  index: number,
  whole: readonly (Id | null)[],
): number {
  const below = part.slice(index + 1).filter((item) => item === null).length
  const gaps = whole.flatMap((item, at) => (item === null ? [at] : []))
  return gaps.at(-1 - below) ?? -1
}
