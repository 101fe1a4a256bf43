import type { FilterVerdict } from '@colonnade/domain/filters'
import type { RowMemory } from './row-memory.ts'

/**
 * Whether one line stands in a post's place because of the reader's filters. What is hidden in lists is a
 * line wherever it is opened all the same.
 */
export function isFiltered({ action }: FilterVerdict, { isShownAnyway }: RowMemory): boolean {
  return (action === 'warn' || action === 'hide') && isShownAnyway !== true
}
