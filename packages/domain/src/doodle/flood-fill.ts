import { colourRegion, type Picture } from './colour-region.ts'
import { rgbOf } from './colour.ts'
import { edgeOf, type Rgb, shareOf } from './soft-edge.ts'

const CHANNELS = 4

export interface Fill {
  /** Where it was pressed, in px of the picture. */
  readonly x: number
  readonly y: number
  /** `#rrggbb` */
  readonly colour: string
  /** 0 to 1 */
  readonly opacity: number
}

/**
 * Fills the area of one colour around a point, up to the strokes that enclose it and under their soft
 * edges. The picture is taken to be opaque.
 *
 * @returns the new pixels; null where nothing changes: outside, or filled so already. Never throws.
 * @see DOO-12, DOO-20
 */
export function floodFill(picture: Picture, fill: Fill): Uint8ClampedArray<ArrayBuffer> | null {
  const { data, width, height } = picture
  const [x, y] = [Math.floor(fill.x), Math.floor(fill.y)]
  const isInside = x >= 0 && y >= 0 && x < width && y < height
  if (!isInside) return null
  const start = y * width + x
  const old = colourAt(data, start)
  const change = changeOf(old, fill)
  if (change.every((step) => step === 0)) return null

  const region = colourRegion(picture, start)
  const filled = new Uint8ClampedArray(data)
  for (const [at, isPart] of region.entries()) {
    if (isPart === 1) add(filled, at, change, 1)
  }
  for (const { at, behind } of edgeOf(region, width)) {
    add(filled, at, change, shareOf(old, colourAt(data, at), colourAt(data, behind)))
  }
  return filled
}

/** What is added to each channel. */
function changeOf(old: Rgb, { colour, opacity }: Fill): Rgb {
  const wanted = rgbOf(colour)
  const step = (from: number, to: number) => Math.round((to - from) * opacity)
  return [step(old[0], wanted[0]), step(old[1], wanted[1]), step(old[2], wanted[2])]
}

function colourAt(data: Uint8ClampedArray, pixel: number): Rgb {
  const at = pixel * CHANNELS
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

function add(data: Uint8ClampedArray, pixel: number, change: Rgb, share: number): void {
  if (share === 0) return
  for (const [channel, step] of change.entries()) {
    const at = pixel * CHANNELS + channel
    data[at] = (data[at] ?? 0) + step * share
  }
}
