import { fill, linear, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'
import { hills, sky, stars, water } from '../nature.ts'

/** Curtains of northern light over dark mountains and water. */
export const aurora: Painter = (canvas) => {
  const { width, height, palette, random, unit } = canvas
  const shore = height * 0.72
  const colours = ['#4df0a8', '#6ff7d0', '#b884ff', '#ff8ad1']
  const curtains = times(3, (row) => {
    const y = height * (0.46 - row * 0.1)
    const phase = random() * 6
    const colour = colours[row + (random() < 0.4 ? 1 : 0)] ?? '#4df0a8'
    return times(80, (index) => {
      const share = index / 80
      const x = share * width * 1.1 - width * 0.05
      const wave =
        Math.sin(share * 5 + phase) * height * 0.07 +
        Math.sin(share * 13 + phase * 2) * height * 0.02
      const tall = height * (0.2 + 0.14 * Math.sin(share * 9 + phase) + random() * 0.06)
      return rect(
        x,
        y + wave - tall,
        width / 74,
        tall,
        `fill="url(#a${row})" opacity="${round((0.45 + 0.4 * Math.sin(share * 7 + phase * 1.7)) * 10) / 10}"`,
      )
    }).replace(
      /^/,
      `<defs>${linear(`a${row}`, [
        [0, colours[2] ?? colour, 0],
        [0.45, colour, 0.35],
        [0.92, colour, 0.9],
        [1, colour, 0],
      ])}</defs>`,
    )
  })
  return (
    sky(canvas) +
    stars({ width, height: shore, count: 90, random }) +
    `<g style="mix-blend-mode:screen">${curtains}</g>` +
    hills(canvas, {
      base: shore,
      rise: height * 0.2,
      colour: palette.land[1],
      summits: 4,
      isSharp: true,
    }) +
    water(canvas, shore) +
    rect(0, shore, width, (height - shore) * 0.8, `fill="${colours[0]}" opacity=".16"`) +
    times(26, () =>
      rect(
        random() * width,
        shore + unit + random() ** 1.4 * (height - shore),
        unit * (4 + random() * 22),
        unit * 0.5,
        `rx="3" ${fill(colours[random() < 0.75 ? 0 : 2] ?? '', 0.35)}`,
      ),
    ) +
    hills(canvas, { base: height * 0.97, rise: height * 0.06, colour: palette.ink, summits: 5 })
  )
}
