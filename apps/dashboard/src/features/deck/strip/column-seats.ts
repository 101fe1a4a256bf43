import type { StripPlace } from '@colonnade/domain/workspaces'
import type { ColumnSeat } from '../column/column-seat.ts'
import { dividerTop } from './draw-stack.ts'
import { stackBoxes } from './stack-boxes.ts'
import { type StripTrack, trackLine } from './strip-tracks.ts'

/** Where each saved column of the strip stands, by uuid. */
export function columnSeats(
  tracks: readonly StripTrack[],
  folded: readonly string[],
): ReadonlyMap<string, ColumnSeat> {
  const seats = new Map<string, ColumnSeat>()
  for (const [index, track] of tracks.entries()) {
    if (track.kind === 'route') continue
    const { columns } = track.place
    const boxes = stackBoxes(track.place, folded)
    const fold = columns.length === 1 ? 'strip' : 'header'
    for (const [at, uuid] of columns.entries()) {
      const box = boxes[at]
      seats.set(uuid, {
        fold: folded.includes(uuid) ? fold : 'open',
        style: {
          gridColumn: trackLine(index),
          ...(box !== undefined && { insetBlockStart: box.top, blockSize: box.height }),
        },
      })
    }
  }
  return seats
}

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
