import { pathKit } from './path-kit.mjs'

/**
 * Splits Skia's commands into closed contours of lines and cubic curves, the only elements of the font format.
 *
 * @returns for each a list of curves `[x0, y0, x1, y1, x2, y2, x3, y3]`; a line has its control points at its ends
 */
export function splitContours(commands) {
  const found = []
  let at = [0, 0]
  for (const [verb, ...points] of commands) {
    if (verb === pathKit.MOVE_VERB) found.push([])
    else if (verb !== pathKit.CLOSE_VERB) found.at(-1)?.push([...at, ...CUBICS[verb](at, points)])
    if (points.length > 0) at = getEnd(verb, points)
  }
  return found.filter((curves) => curves.length > 0)
}

/** Returns the end point: the last two numbers, except for a conic, whose weight is last. */
const getEnd = (verb, points) =>
  verb === pathKit.CONIC_VERB ? points.slice(2, 4) : points.slice(-2)

const CUBICS = {
  [pathKit.LINE_VERB]: ([x, y], [toX, toY]) => [x, y, toX, toY, toX, toY],
  [pathKit.QUAD_VERB]: (from, points) => toCubic(from, points, 2 / 3),
  // Exact at the ends and the middle; off by at most 0.03 % of the radius for a quarter circle.
  [pathKit.CONIC_VERB]: (from, [x1, y1, x, y, weight]) =>
    toCubic(from, [x1, y1, x, y], (4 / 3) * (weight / (1 + weight))),
  [pathKit.CUBIC_VERB]: (_from, points) => points,
}

/** Converts a curve with one control point into one with two. */
const toCubic = ([fromX, fromY], [x1, y1, x, y], part) => [
  fromX + part * (x1 - fromX),
  fromY + part * (y1 - fromY),
  x + part * (x1 - x),
  y + part * (y1 - y),
  x,
  y,
]
