import type { Painter } from '../canvas.ts'
import { clouds, farBirds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'
import { breakers } from './breakers.ts'

/** Open sea with the sun or the moon over it, and waves when there is a storm. */
export const sea: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * (0.5 + random() * 0.1)
  const sun = orbPlace(canvas, horizon)
  const hasLand = random() < 0.5
  const island = hasLand
    ? hills(canvas, { base: horizon + 1, rise: height * 0.05, colour: palette.land[0], summits: 3 })
    : ''
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, light === 'storm' ? 9 : 4) +
    island +
    water(canvas, horizon, light === 'storm' ? undefined : sun) +
    (light === 'storm' ? breakers(canvas, horizon) : '') +
    farBirds(canvas, { x: width * 0.7, y: height * 0.22 }, { count: 4, spread: unit * 9 }) +
    (light === 'mist' ? fogBands(canvas, horizon - height * 0.15) : '')
  )
}
