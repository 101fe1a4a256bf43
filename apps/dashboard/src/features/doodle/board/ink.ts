import Atrament, { MODE_DISABLED } from 'atrament'

/** Position of a pen, in px of the picture. */
export interface PenPoint {
  readonly x: number
  readonly y: number
  /** 0 to 1; null when the device reports none. */
  readonly pressure: number | null
}

export interface InkStyle {
  /** `#rrggbb` */
  readonly colour: string
  /** In px. */
  readonly weight: number
  readonly smoothing: boolean
  readonly adaptiveStroke: boolean
}

/** A part of the picture, in px. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws one stroke at a time, opaque, on an offscreen canvas. */
export interface Ink {
  readonly sheet: HTMLCanvasElement
  readonly begin: (point: PenPoint, look: InkStyle) => Area
  /** @returns the area to repaint */
  readonly move: (point: PenPoint) => Area
  /** Draws the rest of the line that smoothing has delayed. */
  readonly end: () => Area
  readonly destroy: () => void
}

/** How far a smoothed line lags behind the pen, as the library counts it. */
const SMOOTHING = 0.85
/** The value that the library uses for unknown pressure. */
const NO_PRESSURE = 0.5
/** Maximum distance between the end of a smoothed line and the last pen position, in px. */
const END_TOLERANCE_PX = 0.5
/** Each step covers a seventh of the remaining distance: this number is enough for the diagonal of the canvas. */
const MAX_END_STEPS = 60

/** Length of the line for a pen that only touches, in px. */
const DOT_LENGTH_PX = 0.01

interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Draws with the library `atrament`, which receives the pen positions from the caller. */
export function createInk({ width, height }: Size): Ink {
  const sheet = document.createElement('canvas')
  // The library draws in screen px and measures the element, but this canvas is not in the document.
  Object.defineProperties(sheet, { offsetWidth: { value: width }, offsetHeight: { value: height } })
  Object.assign(sheet, { width, height })
  const context = sheet.getContext('2d')
  const pen = new Atrament(sheet)
  pen.mode = MODE_DISABLED
  let isSmooth = false
  let at: Point = { x: 0, y: 0 }
  let last: PenPoint = { x: 0, y: 0, pressure: null }

  const move = (point: PenPoint): Area => {
    const from = at
    pen.smoothing = isSmooth ? SMOOTHING : getLagCorrection(getDistance(at, point))
    // The library treats 0 as an unknown position.
    const [fromX, fromY] = [from.x || Number.EPSILON, from.y || Number.EPSILON]
    at = pen.draw(point.x, point.y, fromX, fromY, point.pressure ?? NO_PRESSURE)
    last = point
    return getStrokeArea(from, at, context?.lineWidth ?? pen.weight)
  }

  return {
    sheet,
    begin(point, look) {
      isSmooth = look.smoothing
      pen.clear()
      pen.color = look.colour
      pen.weight = look.weight
      pen.adaptiveStroke = look.adaptiveStroke
      pen.beginStroke(point.x, point.y)
      // A line without length may not be drawn.
      at = { x: point.x + DOT_LENGTH_PX, y: point.y }
      return move(point)
    },
    move,
    end() {
      let area = move(last)
      for (
        let step = 0;
        step < MAX_END_STEPS && getDistance(at, last) > END_TOLERANCE_PX;
        step += 1
      ) {
        area = mergeAreas(area, move(last))
      }
      pen.endStroke(last.x, last.y)
      return area
    },
    destroy: () => pen.destroy(),
  }
}

function getDistance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** Corrects the library, whose line lags behind a fast pen and runs ahead of a slow one even without smoothing. */
function getLagCorrection(step: number): number {
  return (60 - step) / 3000
}

function getStrokeArea(from: Point, to: Point, lineWidth: number): Area {
  const reach = lineWidth / 2 + 2
  const x = Math.floor(Math.min(from.x, to.x) - reach)
  const y = Math.floor(Math.min(from.y, to.y) - reach)
  return {
    x,
    y,
    width: Math.ceil(Math.max(from.x, to.x) + reach) - x,
    height: Math.ceil(Math.max(from.y, to.y) + reach) - y,
  }
}

function mergeAreas(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
