import { FILLED_ICONS, ICON_PATHS, STROKE_WIDTHS } from './icon-paths.mjs'
import { pathKit } from './path-kit.mjs'

/** Side of the grid that paths are drawn on, in units of theirs. */
const GRID = 24
const STROKE_WIDTH = 1.75

/** Sides of the em box in units of the font: 50 of them for one of the grid. */
export const EM = 1200

/**
 * What an icon's strokes cover, as one shape.
 *
 * @param isFilled with all that lies within them
 * @returns Skia's commands in units of the font, y downwards; contours do not cross, their direction says nothing
 */
export function outline(name, isFilled = false) {
  if (isFilled && !FILLED_ICONS.includes(name)) throw new Error(`${name} has no filled form`)
  const drawn = pathKit.FromSVGString(ICON_PATHS[name])
  if (drawn === null) throw new Error(`the path of ${name} cannot be read`)
  const scale = EM / GRID
  drawn.transform(scale, 0, 0, 0, scale, 0, 0, 0, 1)
  const shape = drawn.copy().stroke({
    width: (STROKE_WIDTHS[name] ?? STROKE_WIDTH) * scale,
    cap: pathKit.StrokeCap.ROUND,
    join: pathKit.StrokeJoin.ROUND,
  })
  if (isFilled) shape.op(drawn, pathKit.PathOp.UNION)
  if (shape.simplify() === null) throw new Error(`the strokes of ${name} cannot be united`)
  const commands = shape.toCmds()
  shape.delete()
  drawn.delete()
  return commands
}
