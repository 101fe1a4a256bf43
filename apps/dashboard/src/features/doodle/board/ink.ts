import Atrament, { MODE_DISABLED } from 'atrament'

/** Where a pen is, in px of the picture. */
export interface PenPoint {
  readonly x: number
  readonly y: number
  /** 0 to 1; null where the device tells none. */
  readonly pressure: number | null
}

export interface InkLook {
  /** `#rrggbb` */
  readonly colour: string
  /** Px. */
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

/** One stroke at a time, opaque, on a sheet of its own that nobody sees. */
export interface Ink {
  readonly sheet: HTMLCanvasElement
  readonly begin: (point: PenPoint, look: InkLook) => Area
  /** @returns what is to be painted anew */
  readonly move: (point: PenPoint) => Area
  /** Draws what smoothing held back. */
  readonly end: () => Area
  readonly destroy: () => void
}

/** How far a smoothed line stays behind the pen, as the library calls it. */
const SMOOTH = 0.85
/** What the library takes for "no pressure known". */
const NO_PRESSURE = 0.5
/** As near as a smoothed line has to come to where the pen was lifted. Px. */
const NEAR = 0.5
/** It comes nearer by a seventh each time: from one corner of the canvas to the other these are enough. */
const LAST_STEPS = 60

/** The way of a pen that only touches. Px. */
const DOT = 0.01

interface Size {
  readonly width: number
  readonly height: number
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Ink from the library `atrament`; where the pen is, others tell it. */
export function createInk({ width, height }: Size): Ink {
  const sheet = document.createElement('canvas')
  // The library draws in px of the screen, and measures them; this sheet is on no screen.
  Object.defineProperties(sheet, { offsetWidth: { value: width }, offsetHeight: { value: height } })
  Object.assign(sheet, { width, height })
  const context = sheet.getContext('2d')
  const pen = new Atrament(sheet)
  pen.mode = MODE_DISABLED
  let isSmooth = false
  let at: Place = { x: 0, y: 0 }
  let last: PenPoint = { x: 0, y: 0, pressure: null }

  const move = (point: PenPoint): Area => {
    const from = at
    pen.smoothing = isSmooth ? SMOOTH : noLag(distance(at, point))
    // It takes a 0 for a place that is not known.
    const [fromX, fromY] = [from.x || Number.EPSILON, from.y || Number.EPSILON]
    at = pen.draw(point.x, point.y, fromX, fromY, point.pressure ?? NO_PRESSURE)
    last = point
    return areaAround(from, at, context?.lineWidth ?? pen.weight)
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
      // A line without a length may be drawn as nothing.
      at = { x: point.x + DOT, y: point.y }
      return move(point)
    },
    move,
    end() {
      let area = move(last)
      for (let step = 0; step < LAST_STEPS && distance(at, last) > NEAR; step += 1) {
        area = around(area, move(last))
      }
      pen.endStroke(last.x, last.y)
      return area
    },
    destroy: () => pen.destroy(),
  }
}

function distance(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** The library lets a fast line stay behind and a slow one run ahead, also at no smoothing: this makes up for it. */
function noLag(step: number): number {
  return (60 - step) / 3000
}

function areaAround(from: Place, to: Place, lineWidth: number): Area {
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

function around(a: Area, b: Area): Area {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
