import type { StripPlace } from '@colonnade/domain/workspaces'
import { columnElement } from '../column-element.ts'
import { stackBoxes } from './stack-boxes.ts'

/** Id of the divider below a column of a stack. */
export const dividerId = (uuid: string): string => `below-${uuid}`

/** Where the divider below a column stands. */
export const dividerTop = ({ top, height }: { readonly top: string; readonly height: string }) =>
  `calc(${top} + ${height})`

/** Lays a stack out while it is pulled at, without drawing anything anew. */
export function drawStack(place: StripPlace, folded: readonly string[]): void {
  for (const [index, box] of stackBoxes(place, folded).entries()) {
    const uuid = place.columns[index] ?? ''
    const column = columnElement(uuid)
    const divider = document.getElementById(dividerId(uuid))
    if (column !== null) {
      column.style.insetBlockStart = box.top
      column.style.blockSize = box.height
    }
    if (divider !== null) divider.style.insetBlockStart = dividerTop(box)
  }
}
