import type { Light } from './artwork-name.ts'

/** The colours of one hour. Lands go from the farthest (palest) to the nearest. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, low: string]
  readonly orb: string
  readonly land: readonly [far: string, middle: string, near: string]
  readonly water: readonly [far: string, near: string]
  readonly ink: string
  readonly lamp: string
  readonly cloud: string
  /** How many stars show, 0 to 1. */
  readonly stars: number
}

export const PALETTES: Readonly<Record<Light, Palette>> = {
  dawn: {
    sky: ['#4f63a6', '#d98fb0', '#ffd8a6'],
    orb: '#fff3d6',
    land: ['#9a8cc0', '#665f9c', '#373a68'],
    water: ['#eeb0b0', '#4d6099'],
    ink: '#22264c',
    lamp: '#ffe6a3',
    cloud: '#ffe3da',
    stars: 0.08,
  },
  day: {
    sky: ['#3f97d8', '#86c9ef', '#e4f5f8'],
    orb: '#fffbe6',
    land: ['#a6cbd6', '#5fa090', '#2f6f55'],
    water: ['#6cc3d9', '#1c6496'],
    ink: '#1f3d4d',
    lamp: '#fff0b8',
    cloud: '#ffffff',
    stars: 0,
  },
  dusk: {
    sky: ['#2b2a5e', '#b44b7c', '#ffb468'],
    orb: '#ffe4a8',
    land: ['#7d4c82', '#4b3067', '#251c40'],
    water: ['#e07f6a', '#30265c'],
    ink: '#1a1430',
    lamp: '#ffd583',
    cloud: '#e8859a',
    stars: 0.15,
  },
  night: {
    sky: ['#060a1c', '#12234b', '#2d4c80'],
    orb: '#f5f0da',
    land: ['#26426f', '#152b52', '#0a152d'],
    water: ['#23457a', '#060d20'],
    ink: '#040813',
    lamp: '#ffd98a',
    cloud: '#3a568a',
    stars: 1,
  },
  storm: {
    sky: ['#24333d', '#48616d', '#94abab'],
    orb: '#d9e2dc',
    land: ['#617d83', '#3a525a', '#1b2b33'],
    water: ['#6d8b8f', '#152730'],
    ink: '#0e181d',
    lamp: '#ffe2a0',
    cloud: '#33454f',
    stars: 0,
  },
  mist: {
    sky: ['#a3b4bf', '#c9d4d7', '#efece2'],
    orb: '#fdfaf0',
    land: ['#c4ced2', '#97a8b1', '#5a6d78'],
    water: ['#d3dad9', '#8c9faa'],
    ink: '#41525c',
    lamp: '#fff3cf',
    cloud: '#eef1ee',
    stars: 0,
  },
}

/** Pairs for the ground of avatars and small things: upper left to lower right. */
export const DUOTONES: readonly (readonly [string, string])[] = [
  ['#8b5cf6', '#ec4899'],
  ['#0ea5a4', '#155e75'],
  ['#f97350', '#b83280'],
  ['#7fa83a', '#14746f'],
  ['#4361ee', '#7b2cbf'],
  ['#2a9d8f', '#1d4e89'],
  ['#e76f51', '#8d2b3f'],
  ['#c2702b', '#7a1f3d'],
  ['#1f7a8c', '#124e78'],
  ['#7251f0', '#2f74d0'],
  ['#d65db1', '#6a3fd0'],
  ['#e0a030', '#b5483a'],
  ['#3d8b5f', '#1b4965'],
  ['#c9485b', '#5f3dc4'],
  ['#5c7cfa', '#0b7285'],
]
