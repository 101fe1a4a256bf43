import { seededRandom } from '../seeded.ts'
import type { Random } from '../seeded.ts'
import type { ArtworkName, Light } from './artwork-name.ts'
import { PALETTES } from './palettes.ts'
import type { Palette } from './palettes.ts'

/** What a painter gets: size, colours, and chance that is the same every time. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly light: Light
  readonly palette: Palette
  readonly random: Random
  /** One percent of the shorter side. */
  readonly unit: number
}

/** @returns what lies inside the `svg` element */
export type Painter = (canvas: Canvas) => string

export function openCanvas({ width, height, light, seed }: ArtworkName): Canvas {
  return {
    width,
    height,
    light,
    palette: PALETTES[light],
    random: seededRandom(`artwork ${seed}`),
    unit: Math.min(width, height) / 100,
  }
}

/** Numbers with one decimal: nobody sees the rest, and everybody downloads it. */
export const round = (value: number): number => Math.round(value * 10) / 10

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity = 1]) => {
      return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    })
    .join('')

export function linear(id: string, list: readonly Stop[], slanted = false): string {
  const end = slanted ? 'x2="1" y2="1"' : 'x2="0" y2="1"'
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(list)}</linearGradient>`
}

export function radial(id: string, list: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops(list)}</radialGradient>`
}

export function rect(x: number, y: number, width: number, height: number, rest: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${rest}/>`
}

export function circle(x: number, y: number, radius: number, rest: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${rest}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, rest: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${rest}/>`
}

export const fill = (colour: string, opacity = 1): string =>
  opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${round(opacity * 10) / 10}"`

export const stroke = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`

/** A path whose numbers are rounded; write it as a template of words and numbers. */
export function path(parts: readonly (string | number)[], rest: string): string {
  const d = parts.map((part) => (typeof part === 'number' ? round(part) : part)).join(' ')
  return `<path d="${d}" ${rest}/>`
}

/** @returns `make` called `count` times, joined */
export function times(count: number, make: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => make(index)).join('')
}
