import {
  DEFAULT_COLUMN_PX,
  getStackShares,
  type Strip,
  type StripSlot,
} from '@colonnade/domain/workspaces'

/** Width of a collapsed column in CSS pixels. @see BY-42 */
const COLLAPSED_PX = 44

/** Gap between two slots, which contains the drag area of their edges. Unit: CSS pixels. */
const GAP_PX = 6

/** Minimum and maximum width of a stretched column in CSS pixels. @see LOC-05 */
const STRETCHED_PX = [330, 400] as const
/** The composer needs less width. */
const COMPOSER_PX = 300

/** The content of one slot of the strip: saved columns, or the screen of the route. */
export type StripTrack =
  | { readonly kind: 'place'; readonly place: StripSlot; readonly isFolded: boolean }
  | { readonly kind: 'route' }

/**
 * Returns the slots in order, with the route's slot behind the one that contains its anchor.
 *
 * @param folded uuids of collapsed columns; a stack never collapses as a whole
 * @param route null without a route's column; with an unknown anchor it is the last
 */
export function getStripTracks(
  strip: Strip,
  folded: readonly string[],
  route: { readonly anchor: string | null } | null,
): readonly StripTrack[] {
  const tracks = strip.map((place): StripTrack => {
    const [uuid, ...others] = place.columns
    const isFolded = others.length === 0 && uuid !== undefined && folded.includes(uuid)
    return { kind: 'place', place, isFolded }
  })
  if (route === null) return tracks
  const { anchor } = route
  const at = strip.findIndex(({ columns }) => anchor !== null && columns.includes(anchor))
  return tracks.toSpliced(at === -1 ? tracks.length : at + 1, 0, { kind: 'route' })
}

interface TrackWidths {
  /** Columns without a saved width share a wide window. */
  readonly isStretched: boolean
  readonly composers: readonly string[]
}

function getTrackWidth(track: StripTrack, { isStretched, composers }: TrackWidths): string {
  if (track.kind === 'place') {
    if (track.isFolded) return `${COLLAPSED_PX}px`
    if (track.place.width !== null) return `${track.place.width}px`
  }
  if (!isStretched) return `${DEFAULT_COLUMN_PX}px`
  const [least, most] = STRETCHED_PX
  const isComposer =
    track.kind === 'place' && track.place.columns.every((uuid) => composers.includes(uuid))
  return `minmax(${isComposer ? COMPOSER_PX : least}px, ${most}px)`
}

/**
 * Returns `grid-template-columns` of the strip: each slot, the gap after it, and the remaining space of a wide
 * window.
 */
export function getGridTemplate(tracks: readonly StripTrack[], widths: TrackWidths): string {
  const places = tracks.map((track) => `${getTrackWidth(track, widths)} ${GAP_PX}px`)
  return [...places, 'minmax(0, 1fr)'].join(' ')
}

/** Returns the grid line at a slot's start. Its gap is the next line. @param index among the tracks */
export const getGridLine = (index: number): number => index * 2 + 1

/** The box of a column of a stack within its slot, as CSS lengths. */
export interface StackBox {
  readonly top: string
  readonly height: string
}

/** A sum of percent, header heights and pixels. A header height includes the column's upper and lower border. */
interface Length {
  readonly percent: number
  readonly headers: number
  readonly px: number
}

const HEADER: Length = { percent: 0, headers: 1, px: 2 }

const addLengths = (one: Length, other: Length): Length => ({
  percent: one.percent + other.percent,
  headers: one.headers + other.headers,
  px: one.px + other.px,
})

const multiplyLength = (one: Length, factor: number): Length => ({
  percent: one.percent * factor,
  headers: one.headers * factor,
  px: one.px * factor,
})

const round = (value: number): number => Math.round(value * 1e4) / 1e4

const formatLength = ({ percent, headers, px }: Length): string =>
  `calc(${round(percent)}% + ${round(headers)} * var(--header) + ${round(px)}px)`

/**
 * Returns the boxes of the columns of a slot. A collapsed column is as high as its header, the others share the rest.
 * A column without others needs no box.
 *
 * @see BY-30, BY-42
 */
export function getStackBoxes(place: StripSlot, folded: readonly string[]): readonly StackBox[] {
  const { columns } = place
  if (columns.length < 2) return []
  const shares = getStackShares(place)
  const isFolded = columns.map((uuid) => folded.includes(uuid))
  const count = isFolded.filter(Boolean).length
  const open = shares.reduce((sum, share, index) => sum + (isFolded[index] === true ? 0 : share), 0)
  const gaps: Length = { percent: 0, headers: 0, px: (columns.length - 1) * GAP_PX }
  const taken = addLengths(multiplyLength(HEADER, count), gaps)
  const rest = addLengths({ percent: 100, headers: 0, px: 0 }, multiplyLength(taken, -1))

  let top: Length = { percent: 0, headers: 0, px: 0 }
  return shares.map((share, index) => {
    const height =
      isFolded[index] === true ? HEADER : multiplyLength(rest, open === 0 ? 0 : share / open)
    const box = { top: formatLength(top), height: formatLength(height) }
    top = addLengths(addLengths(top, height), { percent: 0, headers: 0, px: GAP_PX })
    return box
  })
}
