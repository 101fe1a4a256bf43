/** The box of an image in the gallery, in percent of its width and height. */
export interface GalleryBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Maximum number of images in the gallery. */
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
 * Returns the box of each image of a status: one fills the gallery, two are side by side, of three the first is tall,
 * four make a grid.
 *
 * @see ST-22
 */
export function getGalleryBoxes(count: number): readonly GalleryBox[] {
  return LAYOUTS[Math.min(GALLERY_LIMIT, Math.max(0, count))] ?? []
}

/** Minimum aspect ratio, width divided by height, of the gallery with a tall image. */
const MIN_ASPECT_RATIO = 3 / 4

/**
 * Returns the aspect ratio of the gallery, width divided by height: 16:9, or taller for a single tall image.
 *
 * @param size of the only image, in pixels; undefined for several, and if the server does not send it
 * @see ST-22
 */
export function getGalleryAspectRatio(size?: {
  readonly width?: number | undefined
  readonly height?: number | undefined
}): number {
  const ratio = (size?.width ?? 0) / (size?.height ?? 0)
  return ratio > 0 && Number.isFinite(ratio)
    ? Math.min(16 / 9, Math.max(MIN_ASPECT_RATIO, ratio))
    : 16 / 9
}

/** Returns the height of the gallery and of an inline video for a width, in the same unit: 16:9. */
export function getMediaHeight(width: number): number {
  return (width * 9) / 16
}
