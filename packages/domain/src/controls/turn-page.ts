/**
 * Returns the page after a step through a fixed number of pages, as in an introduction or a tour. Stops at either
 * end.
 *
 * @param page index, from 0
 * @param step -1 for back, 1 for forward; larger steps jump
 */
export function turnPage(page: number, step: number, count: number): number {
  return Math.max(0, Math.min(count - 1, page + step))
}
