import { DEFAULT_COLUMN_PX, type Strip, type StripPlace } from '@colonnade/domain/workspaces'

/** How wide a folded column is, in CSS pixels. @see BY-42 */
const FOLDED_PX = 44

/** Between two places, and where their edges are taken hold of, in CSS pixels. */
export const GAP_PX = 6

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
