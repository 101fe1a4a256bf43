import {
  DEFAULT_COLUMN_PX,
  stackShares,
  type Strip,
  type StripPlace,
} from '@colonnade/domain/workspaces'

/** How wide a folded column is, in CSS pixels. @see BY-42 */
const FOLDED_PX = 44

/** Between two places, and where their edges are taken hold of, in CSS pixels. */
const GAP_PX = 6

/** How narrow and how wide a column gets that shares the window with others, in CSS pixels. @see LOC-05 */
const STRETCHED_PX = [330, 400] as const
/** The composer does with less. */
const COMPOSER_PX = 300

/** What takes one place of the strip: columns that are saved, or the screen of the route. */
export type StripTrack =
  | { readonly kind: 'place'; readonly place: StripPlace; readonly isFolded: boolean }
  | { readonly kind: 'route' }

/**
 * The places from start to end, with the route's own behind the one that holds its anchor.
 *
 * @param folded uuids; a stack is never folded as a whole
 * @param route null: there is none; with an unknown anchor it stands last
 */
export function stripTracks(
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
  /** Columns without a width of their own share a wide window. */
  readonly isStretched: boolean
  readonly composers: readonly string[]
}

function trackWidth(track: StripTrack, { isStretched, composers }: TrackWidths): string {
  if (track.kind === 'place') {
    if (track.isFolded) return `${FOLDED_PX}px`
    if (track.place.width !== null) return `${track.place.width}px`
  }
  if (!isStretched) return `${DEFAULT_COLUMN_PX}px`
  const [least, most] = STRETCHED_PX
  const isComposer =
    track.kind === 'place' && track.place.columns.every((uuid) => composers.includes(uuid))
  return `minmax(${isComposer ? COMPOSER_PX : least}px, ${most}px)`
}

/** The strip as columns of a grid: each place, the gap behind it, and what is left of a wide window. */
export function stripTemplate(tracks: readonly StripTrack[], widths: TrackWidths): string {
  const places = tracks.map((track) => `${trackWidth(track, widths)} ${GAP_PX}px`)
  return [...places, 'minmax(0, 1fr)'].join(' ')
}

/** The grid line that a place begins at; its gap is one further. @param index among the tracks */
export const trackLine = (index: number): number => index * 2 + 1

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
