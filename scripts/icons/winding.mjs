/** Points per curve. Contours of icons are never closer to each other than such a polygon is to its curve. */
const STEPS = 8

/**
 * Orients each contour so that holes have the opposite direction of their outlines: fonts fill by winding number, and
 * Skia does not orient contours.
 */
export function setWindings(contours) {
  const polygons = contours.map((curves) => curves.flatMap(getPoints))
  return contours.map((curves, index) => {
    const [point] = polygons[index]
    const around = polygons.filter((other, at) => at !== index && isWithin(other, point))
    const isHole = around.length % 2 === 1
    return computeArea(polygons[index]) > 0 === isHole ? reverseCurves(curves) : curves
  })
}

const getPoints = (curve) =>
  Array.from({ length: STEPS }, (_, step) => getPoint(curve, (step + 0.5) / STEPS))

function getPoint([x0, y0, x1, y1, x2, y2, x3, y3], t) {
  const u = 1 - t
  const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)]
}

const getEdges = (polygon) =>
  polygon.map((point, index) => [point, polygon[(index + 1) % polygon.length]])

const computeArea = (polygon) =>
  getEdges(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)

/** Counts the edges to the right of the point. */
const isWithin = (polygon, [x, y]) =>
  getEdges(polygon).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  ).length %
    2 ===
  1

const reverseCurves = (curves) =>
  curves.map(([x0, y0, x1, y1, x2, y2, x3, y3]) => [x3, y3, x2, y2, x1, y1, x0, y0]).toReversed()
