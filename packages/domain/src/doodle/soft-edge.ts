/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

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
export function shareOf(inside: Rgb, seen: Rgb, outside: Rgb): number {
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
export function edgeOf(region: Uint8Array, width: number): readonly EdgePixel[] {
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
