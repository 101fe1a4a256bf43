import type { ColumnFold, ColumnSeat } from '../column-seat.ts'

/** A tile fills its box, however it is folded. Each stays the same, so that no column is drawn anew for it. */
export const TILE_SEATS: Readonly<Record<ColumnFold, ColumnSeat>> = {
  open: { fold: 'open', style: {} },
  strip: { fold: 'strip', style: {} },
  header: { fold: 'header', style: {} },
}
