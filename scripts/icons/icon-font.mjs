// Named whole: Node would take the CommonJS form, which exports no names.
import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs'
import { compress } from 'wawoff2'
import { contours } from './contours.mjs'
import { FILLED_ICONS, ICON_PATHS } from './icon-paths.mjs'
import { EM, outline } from './outline.mjs'
import { wound } from './winding.mjs'

/** Private use, where no text has its characters. */
const FIRST = 0xe000
const FIRST_FILLED = 0xf000

/** A day of its own for each build would make each build another file. */
const MADE_AT_SECONDS = Date.UTC(2026, 0, 1) / 1000
const SECONDS_FROM_1904_TO_1970 = 2_082_844_800

/** Lines are measured by the typographic metrics everywhere, Windows included. */
const REGULAR_WITH_TYPO_METRICS = 0x40 | 0x80

export const ICON_CODES = codes(Object.keys(ICON_PATHS), FIRST)
export const FILLED_CODES = codes(FILLED_ICONS, FIRST_FILLED)

function codes(names, first) {
  return Object.fromEntries(names.map((name, index) => [name, first + index]))
}

/** The font with a glyph for each icon; the same bytes for the same paths. */
export async function iconFont() {
  const font = new Font({
    familyName: 'Colonnade Icons',
    styleName: 'Regular',
    unitsPerEm: EM,
    // The whole box stands on the baseline: one edge that has to meet the pixels, instead of two.
    ascender: EM,
    descender: 0,
    createdTimestamp: MADE_AT_SECONDS,
    fsSelection: REGULAR_WITH_TYPO_METRICS,
    tables: { os2: { usWeightClass: 400, usWinAscent: EM, usWinDescent: 0 } },
    glyphs: [
      new Glyph({ name: '.notdef', advanceWidth: EM, path: new Path() }),
      ...Object.entries(ICON_CODES).map(([name, code]) => glyph(name, code, false)),
      ...Object.entries(FILLED_CODES).map(([name, code]) => glyph(name, code, true)),
    ],
  })
  return compress(withFixedDate(new Uint8Array(font.toArrayBuffer())))
}

function glyph(name, unicode, isFilled) {
  const path = new Path()
  for (const curves of wound(contours(outline(name, isFilled)))) draw(path, curves)
  return new Glyph({ name: isFilled ? `${name}.filled` : name, unicode, advanceWidth: EM, path })
}

/** Whole units: what the writer rounds by itself adds up along the contour. */
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

/** The writer notes the time of writing in the table `head`; what is compressed gets its sums anew. */
function withFixedDate(bytes) {
  const view = new DataView(bytes.buffer)
  const record = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16).find(
    (at) => String.fromCharCode(...bytes.subarray(at, at + 4)) === 'head',
  )
  const head = view.getUint32(record + 8)
  view.setBigUint64(head + 28, BigInt(MADE_AT_SECONDS + SECONDS_FROM_1904_TO_1970))
  return bytes
}
