import { circle, ellipse, fill, radial, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { hills, pines, sky, stars } from '../nature.ts'

/** The Milky Way over conifers. */
export const milkyway: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const tilt = -35 - random() * 25
  const cx = width * (0.45 + random() * 0.15)
  const cy = height * 0.42
  const band = times(70, () => {
    const along = (random() - 0.5) * width * 1.5
    const across = (random() + random() - 1) * unit * 20
    const hue = ['#7f9be0', '#c9a7e8', '#f0c8b0', '#93b4ff'][Math.floor(random() * 4)] ?? '#93b4ff'
    return ellipse(
      cx + along,
      cy + across,
      unit * (9 + random() * 15),
      unit * (4 + random() * 7),
      `fill="url(#puff-${hue.slice(1)})"`,
    )
  })
  const dust = times(520, () => {
    const along = (random() - 0.5) * width * 1.5
    const across = (random() + random() + random() - 1.5) * unit * 19
    return circle(
      cx + along,
      cy + across,
      unit * (0.12 + random() ** 3 * 0.3),
      fill('#ffffff', 0.5 + random() * 0.5),
    )
  })
  const lanes = times(12, () =>
    ellipse(
      cx + (random() - 0.5) * width,
      cy + (random() - 0.5) * unit * 7,
      unit * (6 + random() * 10),
      unit * (1.4 + random() * 2),
      'fill="url(#lane)"',
    ),
  )
  const puffs = ['7f9be0', 'c9a7e8', 'f0c8b0', '93b4ff']
    .map(
      (hue) =>
        `<radialGradient id="puff-${hue}"><stop offset="0" stop-color="#${hue}" stop-opacity=".3"/><stop offset="1" stop-color="#${hue}" stop-opacity="0"/></radialGradient>`,
    )
    .join('')
  return (
    sky(canvas) +
    `<defs>${puffs}${radial('lane', [
      [0, '#070d24', 0.7],
      [1, '#070d24', 0],
    ])}</defs><g transform="rotate(${round(tilt)} ${round(cx)} ${round(cy)})">${band}${lanes}${dust}</g>` +
    stars({ width, height: height * 0.85, count: 120, random }) +
    hills(canvas, {
      base: height * 0.9,
      rise: height * 0.08,
      colour: palette.land[1],
      summits: 3,
    }) +
    pines(canvas, height * 0.95, palette.ink) +
    rect(0, height * 0.95, width, height * 0.05, fill(palette.ink))
  )
}
