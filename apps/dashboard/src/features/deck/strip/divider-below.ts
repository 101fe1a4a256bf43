import type { StripPlace } from '@colonnade/domain/workspaces'
import { dividerTop } from './draw-stack.ts'
import { stackBoxes } from './stack-boxes.ts'

/**
 * Where the divider below a column of a stack stands: between two columns that both show more than
 * their header.
 *
 * @returns a length for CSS, or null where there is no divider
 */
export function dividerBelow(
  place: StripPlace,
  folded: readonly string[],
  uuid: string,
): string | null {
  const index = place.columns.indexOf(uuid)
  const next = place.columns[index + 1]
  const box = stackBoxes(place, folded)[index]
  if (next === undefined || box === undefined) return null
  return folded.includes(uuid) || folded.includes(next) ? null : dividerTop(box)
}
