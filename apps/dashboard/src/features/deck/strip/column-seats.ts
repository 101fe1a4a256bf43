import type { ColumnSeat } from '../column-seat.ts'
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
