import { fill, path, stroke, times } from '../canvas.ts'
import type { Canvas } from '../canvas.ts'

export function breakers(
  { width, height, palette, random, unit }: Canvas,
  horizon: number,
): string {
  return times(7, (row) => {
    const y = horizon + ((row + 1) / 7.5) ** 1.3 * (height - horizon)
    const tall = unit * (1.5 + row * 1.5)
    const wave = unit * (14 + row * 9)
    const shift = random() * wave
    const d: (string | number)[] = ['M', -wave, height, 'L', -wave, y]
    for (let x = -wave - shift; x < width + wave; x += wave) {
      d.push('Q', x + wave * 0.35, y - tall * 0.2, x + wave * 0.55, y - tall)
      d.push('Q', x + wave * 0.62, y - tall * 0.3, x + wave, y)
    }
    d.push('L', width + wave, height, 'Z')
    const foam = times(Math.ceil(width / wave) + 2, (index) => {
      const x = -wave - shift + index * wave + wave * 0.55
      return path(
        [
          'M',
          x - wave * 0.16,
          y - tall * 0.55,
          'Q',
          x - wave * 0.04,
          y - tall,
          x + wave * 0.05,
          y - tall * 0.8,
        ],
        stroke('#eef5f2', unit * (0.35 + row * 0.12), 0.8),
      )
    })
    return path(d, fill(row % 2 ? palette.water[0] : palette.land[1], 0.75)) + foam
  })
}
