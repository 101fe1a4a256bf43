import type { Light } from '../artwork-name.ts'
import { fill, linear, rect, round, times } from '../canvas.ts'
import type { Painter } from '../canvas.ts'

const YARNS: Readonly<Record<Light, readonly string[]>> = {
  dawn: ['#d9a7a0', '#8f8ba8', '#efe3da', '#b5788a', '#6d6a8c'],
  day: ['#2d5d8a', '#efe6d2', '#c98f3c', '#6fa3c4', '#18344f'],
  dusk: ['#a83a3a', '#d98a3c', '#f0d2a0', '#5f2a3d', '#7d4a2a'],
  night: ['#1d2b53', '#3f5f9a', '#c9d3ea', '#0f1733', '#7d8fc4'],
  storm: ['#4f646c', '#a9b8b6', '#2b3a42', '#7d9398', '#d3d8d2'],
  mist: ['#c3cac9', '#8b989c', '#ecebe4', '#a9b1ad', '#67757c'],
}

/** Woven cloth: waves, stripes and lozenges. */
export const weave: Painter = ({ width, height, light, random, unit }) => {
  const yarns = YARNS[light]
  const cell = round(unit * 1.25)
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const motif = Math.floor(random() * 3)
  const period = 18 + Math.floor(random() * 8)
  const colourAt = (row: number, column: number) => {
    const band = Math.floor(row / period)
    const inBand = row % period
    const wave = Math.round(
      Math.sin((column / period) * Math.PI + band) * period * 0.28 + period / 2,
    )
    const lozenge = Math.abs((column % period) - period / 2) + Math.abs(inBand - period / 2)
    const isMark =
      motif === 0
        ? Math.abs(inBand - wave) < 2
        : motif === 1
          ? lozenge < period * 0.3
          : Math.abs(inBand - wave) < 1.5 || lozenge < 2
    return isMark
      ? yarns[(band + 2) % 5]
      : inBand < 2
        ? yarns[(band + 3) % 5]
        : yarns[band % 2 ? 0 : 1]
  }
  // Runs of one colour become one rectangle; the threads over and under are a pattern on top.
  const cells = times(rows, (row) => {
    let runs = ''
    let start = 0
    for (let column = 1; column <= columns; column += 1) {
      const colour = colourAt(row, start) ?? '#888888'
      if (column < columns && colourAt(row, column) === colour) continue
      runs += rect(
        start * cell,
        row * cell,
        (column - start) * cell + 0.5,
        cell + 0.5,
        fill(colour),
      )
      start = column
    }
    return runs
  })
  const threads =
    rect(0, 0, cell, cell, fill('#000000', 0.15)) +
    rect(cell, cell, cell, cell, fill('#000000', 0.15)) +
    times(2, (index) => rect(0, index * cell, cell * 2, cell * 0.16, fill('#000000', 0.12))) +
    times(2, (index) => rect(index * cell, 0, cell * 0.16, cell * 2, fill('#ffffff', 0.12)))
  return (
    cells +
    `<defs><pattern id="threads" width="${round(cell * 2)}" height="${round(cell * 2)}" patternUnits="userSpaceOnUse">${threads}</pattern>` +
    `${linear(
      'fold',
      [
        [0, '#ffffff', 0.16],
        [0.5, '#000000', 0],
        [1, '#000000', 0.3],
      ],
      true,
    )}</defs>` +
    rect(0, 0, width, height, 'fill="url(#threads)"') +
    rect(0, 0, width, height, 'fill="url(#fold)"')
  )
}
