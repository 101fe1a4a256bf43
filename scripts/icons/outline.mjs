import { FILLED_ICONS, ICON_PATHS, STROKE_WIDTHS } from './icon-paths.mjs'
import { pathKit } from './path-kit.mjs'

/** Size of the grid of the icon paths, in path units. */
const GRID = 24
const STROKE_WIDTH = 1.75

/** Size of the em box in font units: 50 per grid unit. */
export const EM = 1200

/**
 * Computes the area that an icon's strokes cover, as one shape.
 *
 * @param isFilled whether the area inside the strokes is included
 * @returns Skia's commands in font units, y downwards; contours do not cross, and their direction has no meaning
 */
export function computeOutline(name, isFilled = false) {
  if (isFilled && !FILLED_ICONS.includes(name)) throw new Error(`${name} has no filled form`)
  const outline = pathKit.FromSVGString(ICON_PATHS[name])
  if (outline === null) throw new Error(`the path of ${name} cannot be read`)
  const scale = EM / GRID
  outline.transform(scale, 0, 0, 0, scale, 0, 0, 0, 1)
  const shape = outline.copy().stroke({
    width: (STROKE_WIDTHS[name] ?? STROKE_WIDTH) * scale,
    cap: pathKit.StrokeCap.ROUND,
    join: pathKit.StrokeJoin.ROUND,
  })
  if (isFilled) shape.op(outline, pathKit.PathOp.UNION)
  if (shape.simplify() === null) throw new Error(`the strokes of ${name} cannot be united`)
  const commands = shape.toCmds()
  shape.delete()
  outline.delete()
  return commands
}
