import { columnWidth } from '@colonnade/domain/workspaces'

/** How a strip is laid out while one of its edges is pulled: all others stand still. */
export interface HeldTracks {
  readonly strip: HTMLElement
  /** As it was drawn. */
  readonly template: string
  /** The tracks in px, without what is left of the window. */
  readonly tracks: readonly string[]
  readonly index: number
  readonly width: number
  /** 1, or -1 where text runs from right to left. */
  readonly sign: number
}

/** @param line the grid line that the column begins at */
export function holdTracks(column: HTMLElement, line: number): HeldTracks | null {
  const strip = column.parentElement
  if (strip === null) return null
  const { gridTemplateColumns, direction } = getComputedStyle(strip)
  return {
    strip,
    template: strip.style.gridTemplateColumns,
    tracks: gridTemplateColumns.split(' ').slice(0, -1),
    index: line - 1,
    width: column.offsetWidth,
    sign: direction === 'rtl' ? -1 : 1,
  }
}

/** How wide the column becomes that is pulled so far. */
export function pulledWidth({ width, sign }: HeldTracks, distance: number): number {
  return columnWidth(width + sign * distance)
}

/** Shows it so: one style of one element, and one column that is laid out anew. */
export function pullTracks(held: HeldTracks, distance: number): void {
  const tracks = held.tracks.with(held.index, `${pulledWidth(held, distance)}px`)
  held.strip.style.gridTemplateColumns = `${tracks.join(' ')} minmax(0, 1fr)`
}

/** As it was before. */
export function letGoTracks({ strip, template }: HeldTracks): void {
  strip.style.gridTemplateColumns = template
}
