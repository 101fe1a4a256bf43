/**
 * The page that a step through a few pages leads to: an introduction, a tour. At either end it stays.
 *
 * @param page the first is 0
 * @param step -1 back, 1 on; more for a jump
 */
export function turnPage(page: number, step: number, count: number): number {
  return Math.max(0, Math.min(count - 1, page + step))
}
