/** The index one step on; from either end it goes to the other. @see MV-02 */
export function wrapIndex(index: number, step: 1 | -1, count: number): number {
  return count > 0 ? (index + step + count) % count : 0
}
