import { createSoundWave } from '@colonnade/domain/media'

/** Width of a stroke and the gap after it, in SVG units. */
const STROKE_PITCH = 4
export const WAVE_HEIGHT = 28

export const getWaveWidth = (strokes: number): number => strokes * STROKE_PITCH

/** Returns the SVG path of a waveform with this many strokes. */
export function getWavePath(id: string, strokes: number): string {
  return createSoundWave(id, strokes)
    .map((height, index) => {
      const half = (height * (WAVE_HEIGHT - 4)) / 2
      const x = index * STROKE_PITCH + STROKE_PITCH / 2
      return `M${x} ${(WAVE_HEIGHT / 2 - half).toFixed(1)}V${(WAVE_HEIGHT / 2 + half).toFixed(1)}`
    })
    .join('')
}
