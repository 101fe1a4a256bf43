import { type StripPlace, stackShares } from '@colonnade/domain/workspaces'
import { GAP_PX } from './strip-tracks.ts'

/** Where a column of a stack stands in its place, as lengths for CSS. */
export interface StackBox {
  readonly top: string
  readonly height: string
}

/** A length of so many percent, headers and pixels; a header has a border above and below its column. */
interface Length {
  readonly percent: number
  readonly headers: number
  readonly px: number
}

const HEADER: Length = { percent: 0, headers: 1, px: 2 }

const plus = (one: Length, other: Length): Length => ({
  percent: one.percent + other.percent,
  headers: one.headers + other.headers,
  px: one.px + other.px,
})

const times = (one: Length, factor: number): Length => ({
  percent: one.percent * factor,
  headers: one.headers * factor,
  px: one.px * factor,
})

const round = (value: number): number => Math.round(value * 1e4) / 1e4

const drawn = ({ percent, headers, px }: Length): string =>
  `calc(${round(percent)}% + ${round(headers)} * var(--header) + ${round(px)}px)`

/**
 * How the columns of a place stand above each other: a folded one is its header alone, the others share
 * what is left. A column alone in its place needs no box.
 *
 * @see BY-30, BY-42
 */
export function stackBoxes(place: StripPlace, folded: readonly string[]): readonly StackBox[] {
  const { columns } = place
  if (columns.length < 2) return []
  const shares = stackShares(place)
  const isFolded = columns.map((uuid) => folded.includes(uuid))
  const count = isFolded.filter(Boolean).length
  const open = shares.reduce((sum, share, index) => sum + (isFolded[index] === true ? 0 : share), 0)
  const gaps: Length = { percent: 0, headers: 0, px: (columns.length - 1) * GAP_PX }
  const taken = plus(times(HEADER, count), gaps)
  const rest = plus({ percent: 100, headers: 0, px: 0 }, times(taken, -1))

  let top: Length = { percent: 0, headers: 0, px: 0 }
  return shares.map((share, index) => {
    const height = isFolded[index] === true ? HEADER : times(rest, open === 0 ? 0 : share / open)
    const box = { top: drawn(top), height: drawn(height) }
    top = plus(plus(top, height), { percent: 0, headers: 0, px: GAP_PX })
    return box
  })
}
