import { rgbOf } from './colour.ts'

/** Pixels as a canvas has them: red, green, blue and opacity of each, 0 to 255, row by row. */
interface Picture {
  readonly data: Uint8ClampedArray
  /** Px. */
  readonly width: number
  readonly height: number
}

/**
 * All pixels that hang together with the one at `start`, by their sides, and have its very colour.
 *
 * @param start index of a pixel: row times width plus column
 * @returns 1 for each pixel of the region, 0 for the others; all 0 where there is no such pixel
 */
function colourRegion({ data, width, height }: Picture, start: number): Uint8Array {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const region = new Uint8Array(colours.length)
  const wanted = colours[start]
  if (wanted === undefined) return region
  const isOpen = (at: number) => colours[at] === wanted && region[at] === 0
  const waiting = [start]

  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isOpen(at)) continue
    const rowStart = at - (at % width)
    let left = at
    while (left > rowStart && isOpen(left - 1)) left -= 1
    for (let each = left; each < rowStart + width && isOpen(each); each += 1) {
      region[each] = 1
      // One of each stretch above and below is enough: it finds the others.
      for (const next of [each - width, each + width]) {
        if (isOpen(next) && (each === left || !isOpen(next - 1))) waiting.push(next)
      }
    }
  }
  return region
}

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

/** As far as the half-covered pixels at the edge of a stroke reach. Px. */
const EDGE_PX = 2

interface EdgePixel {
  readonly at: number
  /** The next pixel away from the region. */
  readonly behind: number
}

const between = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/**
 * How much of `seen` is `inside`, where it is a mixture of that and `outside`.
 *
 * @returns 0 to 1; 0 where it is no such mixture
 */
function shareOf(inside: Rgb, seen: Rgb, outside: Rgb): number {
  const whole = between(inside, outside)
  const length = dot(whole, whole)
  const toSeen = between(inside, seen)
  if (dot(toSeen, toSeen) >= length) return 0
  return Math.max(0, Math.min(1, dot(between(seen, outside), whole) / length))
}

/**
 * The pixels around a region, nearest first: where a stroke ends there they are mixed of both colours,
 * and a fill that left them alone would keep a pale rim.
 *
 * @param region 1 for each pixel that belongs to it, 0 for the others
 */
function edgeOf(region: Uint8Array, width: number): readonly EdgePixel[] {
  const reached = region.slice()
  const edge: EdgePixel[] = []
  for (let ring = 1; ring <= EDGE_PX; ring += 1) {
    for (let at = 0; at < reached.length; at += 1) {
      if (reached[at] !== 0) continue
      const from = neighbour(reached, at, width, ring)
      if (from === null) continue
      reached[at] = ring + 1
      const behind = 2 * at - from
      // Across the border of the picture, or on the far side of a hair line, nothing tells them apart.
      if (isBeside(at, behind, width) && region[behind] === 0) edge.push({ at, behind })
    }
  }
  return edge
}

function neighbour(reached: Uint8Array, at: number, width: number, ring: number): number | null {
  for (const from of [at - 1, at + 1, at - width, at + width]) {
    if (reached[from] === ring && isBeside(at, from, width)) return from
  }
  return null
}

/** Not at the other end of the row before or after. */
function isBeside(at: number, other: number, width: number): boolean {
  return Math.abs(at - other) !== 1 || Math.floor(at / width) === Math.floor(other / width)
}

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
