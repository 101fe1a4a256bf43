import type { StripSlot } from '@colonnade/domain/workspaces'
import { findColumnElement } from '../column-element.ts'
import { getStackBoxes } from './strip-layout.ts'

/** Returns the id of the divider below a column of a stack. */
export const getDividerId = (uuid: string): string => `below-${uuid}`

/** Returns the position of the divider below a column. */
export const getDividerPosition = ({
  top,
  height,
}: {
  readonly top: string
  readonly height: string
}) => `calc(${top} + ${height})`

/** Applies the layout of a stack during a drag directly to the DOM, without a React render. */
export function applyStackLayout(place: StripSlot, folded: readonly string[]): void {
  for (const [index, box] of getStackBoxes(place, folded).entries()) {
    const uuid = place.columns[index] ?? ''
    const column = findColumnElement(uuid)
    const divider = document.getElementById(getDividerId(uuid))
    if (column !== null) {
      column.style.insetBlockStart = box.top
      column.style.blockSize = box.height
    }
    if (divider !== null) divider.style.insetBlockStart = getDividerPosition(box)
  }
}
