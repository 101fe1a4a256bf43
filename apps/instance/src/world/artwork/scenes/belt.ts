import { fill, path } from '../canvas.ts'

interface Belt {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly tall: number
  readonly colour: string
}

export function belt({ x, y, radius, tall, colour }: Belt, random: () => number): string {
  const d: (string | number)[] = ['M', x - radius * 1.1, y + tall * 1.3, 'L', x - radius * 1.1, y]
  for (let step = 1; step <= 8; step += 1) {
    const to = x - radius * 1.1 + (step / 8) * radius * 2.2
    d.push(
      'Q',
      to - radius * 0.14,
      y + (random() - 0.5) * tall * 0.7,
      to,
      y + (random() - 0.5) * tall * 0.25,
    )
  }
  d.push('L', x + radius * 1.1, y + tall * 1.3, 'Z')
  return path(d, fill(colour))
}
