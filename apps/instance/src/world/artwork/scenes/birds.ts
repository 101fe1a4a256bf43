import { ellipse, fill, path, stroke, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { clouds, fogBands, hills, orb, orbPlace, sky, water } from '../nature.ts'
import { reeds } from './reeds.ts'

/** A great flock turning over an estuary. */
export const birds: Painter = (canvas) => {
  const { width, height, light, palette, random, unit } = canvas
  const horizon = height * 0.7
  const sun = orbPlace(canvas, horizon)
  const bend = random() * 3
  const flock = times(230, (index) => {
    const share = index / 230
    const sway = Math.sin(share * Math.PI * 2 + bend)
    const x = width * (0.12 + share * 0.76) + (random() - 0.5) * unit * 14
    const thick = unit * 17 * Math.sin(share * Math.PI) * (0.6 + 0.4 * Math.cos(share * 7 + bend))
    const y = height * 0.34 + sway * unit * 13 + (random() + random() - 1) * Math.abs(thick)
    const wing = unit * (0.55 + random() * 0.9)
    const lift = wing * (random() * 1.1 - 0.3)
    return path(
      [
        'M',
        x - wing,
        y - lift,
        'Q',
        x - wing * 0.3,
        y - lift * 0.6,
        x,
        y,
        'Q',
        x + wing * 0.3,
        y - lift * 0.6,
        x + wing,
        y - lift,
      ],
      stroke(palette.ink, unit * 0.34, 0.85),
    )
  })
  return (
    sky(canvas) +
    orb(canvas, sun) +
    clouds(canvas, 3) +
    hills(canvas, { base: horizon, rise: height * 0.05, colour: palette.land[0], summits: 3 }) +
    water(canvas, horizon, sun) +
    times(5, (index) =>
      ellipse(
        width * random(),
        horizon + unit * (4 + index * 5),
        width * (0.12 + random() * 0.2),
        unit * (0.6 + index * 0.3),
        fill(palette.land[1], 0.6),
      ),
    ) +
    flock +
    (light === 'mist' ? fogBands(canvas, height * 0.55) : '') +
    reeds(canvas, height, 46)
  )
}
