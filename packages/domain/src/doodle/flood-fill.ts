import { toRgb } from './colour.ts'

/** Pixels as in canvas `ImageData`: red, green, blue and alpha of each, 0 to 255, row by row. */
interface Picture {
  readonly data: Uint8ClampedArray
  /** Unit: px. */
  readonly width: number
  readonly height: number
}

/**
 * Returns the region of connected pixels (by their sides) that have exactly the colour of the pixel at `start`.
 *
 * @param start index of a pixel: row times width plus column
 * @returns 1 for each pixel of the region, 0 for the others; all 0 if there is no pixel at `start`
 */
function findColourRegion({ data, width, height }: Picture, start: number): Uint8Array {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const region = new Uint8Array(colours.length)
  const targetColour = colours[start]
  if (targetColour === undefined) return region
  const isOpen = (at: number) => colours[at] === targetColour && region[at] === 0
  const waiting = [start]

  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isOpen(at)) continue
    const rowStart = at - (at % width)
    let left = at
    while (left > rowStart && isOpen(left - 1)) left -= 1
    for (let each = left; each < rowStart + width && isOpen(each); each += 1) {
      region[each] = 1
      // One pixel of each run above and below is enough, because it finds the others of its run.
      for (const next of [each - width, each + width]) {
        if (isOpen(next) && (each === left || !isOpen(next - 1))) waiting.push(next)
      }
    }
  }
  return region
}

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** Width of the antialiased edge of a stroke. Unit: px. */
const EDGE_PX = 2

interface EdgePixel {
  readonly at: number
  /** The next pixel further away from the region. */
  readonly behind: number
}

const subtract = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dotProduct = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/**
 * Returns the share of `inside` in `seen`, if `seen` is a mixture of `inside` and `outside`.
 *
 * @returns 0 to 1; 0 if it is not such a mixture
 */
function getShare(inside: Rgb, mixed: Rgb, outside: Rgb): number {
  const range = subtract(inside, outside)
  const length = dotProduct(range, range)
  const toMixed = subtract(inside, mixed)
  if (dotProduct(toMixed, toMixed) >= length) return 0
  return Math.max(0, Math.min(1, dotProduct(subtract(mixed, outside), range) / length))
}

/**
 * Finds the pixels around a region, nearest first. At a stroke they are a mixture of both colours, and without them
 * the fill would leave a pale rim.
 *
 * @param region 1 for each pixel that belongs to it, 0 for the others
 */
function findEdge(region: Uint8Array, width: number): readonly EdgePixel[] {
  const reached = region.slice()
  const edge: EdgePixel[] = []
  for (let ring = 1; ring <= EDGE_PX; ring += 1) {
    for (let at = 0; at < reached.length; at += 1) {
      if (reached[at] !== 0) continue
      const from = findNeighbour(reached, at, width, ring)
      if (from === null) continue
      reached[at] = ring + 1
      const behind = 2 * at - from
      // Beyond the border of the picture, or across a hairline, the two colours cannot be separated.
      if (isBeside(at, behind, width) && region[behind] === 0) edge.push({ at, behind })
    }
  }
  return edge
}

function findNeighbour(
  reached: Uint8Array,
  at: number,
  width: number,
  ring: number,
): number | null {
  for (const from of [at - 1, at + 1, at - width, at + width]) {
    if (reached[from] === ring && isBeside(at, from, width)) return from
  }
  return null
}

/** False for pixels at opposite ends of two consecutive rows. */
function isBeside(at: number, other: number, width: number): boolean {
  return Math.abs(at - other) !== 1 || Math.floor(at / width) === Math.floor(other / width)
}

const CHANNELS = 4

export interface Fill {
  /** Where the user clicked, in px of the picture. */
  readonly x: number
  readonly y: number
  /** `#rrggbb` */
  readonly colour: string
  /** 0 to 1 */
  readonly opacity: number
}

/**
 * Fills the area of one colour around a point, up to the strokes that enclose it and below their soft edges. Expects
 * an opaque picture.
 *
 * @returns the new pixels; null if no pixel changes, because the point is outside or already has the colour. Never
 *   throws.
 * @see DOO-12, DOO-20
 */
export function floodFill(picture: Picture, fill: Fill): Uint8ClampedArray<ArrayBuffer> | null {
  const { data, width, height } = picture
  const [x, y] = [Math.floor(fill.x), Math.floor(fill.y)]
  const isInside = x >= 0 && y >= 0 && x < width && y < height
  if (!isInside) return null
  const start = y * width + x
  const old = getColour(data, start)
  const change = getChange(old, fill)
  if (change.every((step) => step === 0)) return null

  const region = findColourRegion(picture, start)
  const filled = new Uint8ClampedArray(data)
  for (const [at, isPart] of region.entries()) {
    if (isPart === 1) addShare(filled, at, change, 1)
  }
  for (const { at, behind } of findEdge(region, width)) {
    addShare(filled, at, change, getShare(old, getColour(data, at), getColour(data, behind)))
  }
  return filled
}

/** Returns the difference that the fill adds to each channel. */
function getChange(old: Rgb, { colour, opacity }: Fill): Rgb {
  const targetColour = toRgb(colour)
  const step = (from: number, to: number) => Math.round((to - from) * opacity)
  return [
    step(old[0], targetColour[0]),
    step(old[1], targetColour[1]),
    step(old[2], targetColour[2]),
  ]
}

function getColour(data: Uint8ClampedArray, pixel: number): Rgb {
  const at = pixel * CHANNELS
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

function addShare(data: Uint8ClampedArray, pixel: number, change: Rgb, share: number): void {
  if (share === 0) return
  for (const [channel, step] of change.entries()) {
    const at = pixel * CHANNELS + channel
    data[at] = (data[at] ?? 0) + step * share
  }
}
