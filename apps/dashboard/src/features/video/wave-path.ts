import { soundWave } from '@colonnade/domain/media'

/** A stroke and the gap after it, of the drawing's own units. */
const PITCH = 4
export const WAVE_HEIGHT = 28

export const waveWidth = (strokes: number): number => strokes * PITCH

/** The drawing of a sound's wave, of so many strokes. */
export function wavePath(id: string, strokes: number): string {
  return soundWave(id, strokes)
    .map((height, index) => {
      const half = (height * (WAVE_HEIGHT - 4)) / 2
      const x = index * PITCH + PITCH / 2
      return `M${x} ${(WAVE_HEIGHT / 2 - half).toFixed(1)}V${(WAVE_HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
}
