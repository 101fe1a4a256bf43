/** Points taken of each curve; contours of icons are never closer than such a polygon is to its curve. */
const STEPS = 8

/**
 * Turns each contour so that holes run against what they are cut from: a font fills by winding number, while Skia
 * leaves them as they come.
 */
export function wound(contours) {
  const polygons = contours.map((curves) => curves.flatMap(pointsOf))
  return contours.map((curves, index) => {
    const [point] = polygons[index]
    const around = polygons.filter((other, at) => at !== index && isWithin(other, point))
    const isHole = around.length % 2 === 1
    return area(polygons[index]) > 0 === isHole ? reversed(curves) : curves
  })
}

const pointsOf = (curve) =>
  Array.from({ length: STEPS }, (_, step) => pointAt(curve, (step + 0.5) / STEPS))

function pointAt([x0, y0, x1, y1, x2, y2, x3, y3], t) {
  const u = 1 - t
  const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]
}

const edges = (polygon) =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]])

const area = (polygon) =>
  edges(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** Counts the edges to the right of the point. */
const isWithin = (polygon, [x, y]) =>
  edges(polygon).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1

const reversed = (curves) =>
  curves.map(([x0, y0, x1, y1, x2, y2, x3, y3]) => [x3, y3, x2, y2, x1, y1, x0, y0]).toReversed()
