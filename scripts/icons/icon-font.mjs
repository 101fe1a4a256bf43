// The full path, because Node would load the CommonJS build, which has no named exports.
import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs'
import { compress } from 'wawoff2'
import { splitContours } from './contours.mjs'
import { FILLED_ICONS, ICON_PATHS } from './icon-paths.mjs'
import { EM, computeOutline } from './outline.mjs'
import { setWindings } from './winding.mjs'

/** The private use area, which no text uses. */
const FIRST = 0xe000
const FIRST_FILLED = 0xf000

/** A fixed date, because the current one would make every build different. */
const MADE_AT_SECONDS = Date.UTC(2026, 0, 1) / 1000
const SECONDS_FROM_1904_TO_1970 = 2_082_844_800

/** Line heights follow the typographic metrics on every platform, including Windows. */
const REGULAR_WITH_TYPO_METRICS = 0x40 | 0x80

export const ICON_CODES = assignCodes(Object.keys(ICON_PATHS), FIRST)
export const FILLED_CODES = assignCodes(FILLED_ICONS, FIRST_FILLED)

function assignCodes(names, first) {
  return Object.fromEntries(names.map((name, index) => [name, first + index]))
}

/** Creates the font with a glyph for each icon. The same paths give the same bytes. */
export async function createIconFont() {
  const font = new Font({
    familyName: 'Colonnade Icons',
    styleName: 'Regular',
    unitsPerEm: EM,
    // The whole box is above the baseline: only one edge has to align with the pixels, instead of two.
    ascender: EM,
    descender: 0,
    createdTimestamp: MADE_AT_SECONDS,
    fsSelection: REGULAR_WITH_TYPO_METRICS,
    tables: { os2: { usWeightClass: 400, usWinAscent: EM, usWinDescent: 0 } },
    glyphs: [
      new Glyph({ name: '.notdef', advanceWidth: EM, path: new Path() }),
      ...Object.entries(ICON_CODES).map(([name, code]) => createGlyph(name, code, false)),
      ...Object.entries(FILLED_CODES).map(([name, code]) => createGlyph(name, code, true)),
    ],
  })
  return compress(setFixedDate(new Uint8Array(font.toArrayBuffer())))
}

function createGlyph(name, unicode, isFilled) {
  const path = new Path()
  for (const curves of setWindings(splitContours(computeOutline(name, isFilled))))
    draw(path, curves)
  return new Glyph({ name: isFilled ? `${name}.filled` : name, unicode, advanceWidth: EM, path })
}

/** Rounds to whole units, because the font writer's rounding errors accumulate along a contour. */
function draw(path, curves) {
  const points = curves.map((curve) =>
    curve.map((unit, at) => Math.round(at % 2 ? EM - unit : unit)),
  )
  path.moveTo(...points[0].slice(0, 2))
  for (const [x0, y0, x1, y1, x2, y2, x3, y3] of points) {
    const isLine = x1 === x0 && y1 === y0 && x2 === x3 && y2 === y3
    if (isLine) path.lineTo(x3, y3)
    else path.curveTo(x1, y1, x2, y2, x3, y3)
  }
  path.close()
}

/** Replaces the current time in the table `head`, and updates the checksums. */
function setFixedDate(bytes) {
  const view = new DataView(bytes.buffer)
  const record = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16).find(
    (at) => String.fromCharCode(...bytes.subarray(at, at + 4)) === 'head',
  )
  const head = view.getUint32(record + 8)
  view.setBigUint64(head + 28, BigInt(MADE_AT_SECONDS + SECONDS_FROM_1904_TO_1970))
  return bytes
}
