/** A picture's place in the gallery, in percent of its width and height. */
export interface GalleryBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** More are not shown. */
export const GALLERY_LIMIT = 4

const FULL: GalleryBox = { x: 0, y: 0, width: 100, height: 100 }
const LEFT: GalleryBox = { ...FULL, width: 50 }
const RIGHT: GalleryBox = { ...LEFT, x: 50 }
const TOP_LEFT: GalleryBox = { x: 0, y: 0, width: 50, height: 50 }
const TOP_RIGHT: GalleryBox = { ...TOP_LEFT, x: 50 }
const BOTTOM_LEFT: GalleryBox = { ...TOP_LEFT, y: 50 }
const BOTTOM_RIGHT: GalleryBox = { ...TOP_RIGHT, y: 50 }

const LAYOUTS: readonly (readonly GalleryBox[])[] = [
  [],
  [FULL],
  [LEFT, RIGHT],
  [LEFT, TOP_RIGHT, BOTTOM_RIGHT],
  [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT, BOTTOM_RIGHT],
]

/**
 * How a status' pictures share their box: one fills it, two stand side by side, of three one is tall,
 * four make a grid.
 *
 * @see ST-22
 */
export function galleryBoxes(count: number): readonly GalleryBox[] {
  return LAYOUTS[Math.min(GALLERY_LIMIT, Math.max(0, count))] ?? []
}

/** The narrowest box of a tall picture, as width divided by height. */
const TALLEST = 3 / 4

/**
 * The shape of the gallery's box, as width divided by height: 16:9, or taller for a single picture that is.
 *
 * @param size of the only picture, in pixels; undefined for several, and where the server does not say
 * @see ST-22
 */
export function galleryShape(size?: {
  readonly width?: number | undefined
  readonly height?: number | undefined
}): number {
  const ratio = (size?.width ?? 0) / (size?.height ?? 0)
  return ratio > 0 && Number.isFinite(ratio) ? Math.min(16 / 9, Math.max(TALLEST, ratio)) : 16 / 9
}

/** The height of the gallery's box, and of an inline video, at a width: 16:9. Same unit as the width. */
export function mediaHeight(width: number): number {
  return (width * 9) / 16
}
