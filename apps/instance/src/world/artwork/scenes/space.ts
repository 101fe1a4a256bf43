import { radial, rect } from '../canvas.ts'
import type { Canvas } from '../canvas.ts'
import { stars } from '../nature.ts'

export function space({ width, height, random }: Canvas): string {
  return (
    `<defs>${radial('space', [
      [0, '#141b3c'],
      [1, '#04060f'],
    ])}</defs>` +
    rect(0, 0, width, height, 'fill="url(#space)"') +
    stars({ width, height: height * 1.2, count: 120, random })
  )
}
