import { pathKit } from './path-kit.mjs'

/**
 * Splits Skia's commands into closed contours of lines and cubic curves, which is all that the font's format knows.
 *
 * @returns for each a list of curves `[x0, y0, x1, y1, x2, y2, x3, y3]`; a line has its controls on its ends
 */
export function contours(commands) {
  const found = []
  let at = [0, 0]
  for (const [verb, ...points] of commands) {
    if (verb === pathKit.MOVE_VERB) found.push([])
    else if (verb !== pathKit.CLOSE_VERB) found.at(-1)?.push([...at, ...CUBICS[verb](at, points)])
    if (points.length > 0) at = endOf(verb, points)
  }
  return found.filter((curves) => curves.length > 0)
}

/** The last two numbers are the end, but for a conic, whose weight comes after it. */
const endOf = (verb, points) =>
  verb === pathKit.CONIC_VERB ? points.slice(2, 4) : points.slice(-2)

const CUBICS = {
  [pathKit.LINE_VERB]: ([x, y], [toX, toY]) => [x, y, toX, toY, toX, toY],
  [pathKit.QUAD_VERB]: (from, points) => drawnTo(from, points, 2 / 3),
  // Exact at the ends and the middle; for a quarter of a circle at most 0.03 % of the radius off.
  [pathKit.CONIC_VERB]: (from, [x1, y1, x, y, weight]) =>
    drawnTo(from, [x1, y1, x, y], (4 / 3) * (weight / (1 + weight))),
  [pathKit.CUBIC_VERB]: (_from, points) => points,
}

/** A curve with one control, as one with two that lie on the way to it. */
const drawnTo = ([fromX, fromY], [x1, y1, x, y], part) => [
  fromX + part * (x1 - fromX),
  fromY + part * (y1 - fromY),
  x + part * (x1 - x),
  y + part * (y1 - y),
  x,
  y,
]
