import { ellipse, fill, path, stroke, times } from '../canvas.ts'
import type { Canvas } from '../canvas.ts'

export function reeds(
  { width, height, palette, random, unit }: Canvas,
  base: number,
  count: number,
): string {
  return times(count, () => {
    const x = random() * width
    const tall = unit * (8 + random() * 20)
    const lean = (random() - 0.5) * unit * 6
    const head = random() < 0.35
    return (
      path(
        [
          'M',
          x,
          base + height * 0.02,
          'Q',
          x + lean * 0.2,
          base - tall * 0.6,
          x + lean,
          base - tall,
        ],
        stroke(palette.ink, unit * 0.45),
      ) + (head ? ellipse(x + lean, base - tall, unit * 0.8, unit * 2.6, fill(palette.ink)) : '')
    )
  })
}
