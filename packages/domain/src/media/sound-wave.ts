/** Minimum height, so that the quietest bar is visible. */
const MIN_HEIGHT = 0.18

/**
 * Creates a decorative waveform for an audio file, always the same for the same seed. It is not measured, because
 * that would need the whole file.
 *
 * @param seed identifies the audio file
 * @returns heights from 0 to 1, that swell and fade. Never throws.
 * @see BY-16
 */
export function createSoundWave(seed: string, strokes: number): readonly number[] {
  const next = createRandom(seed)
  const [first, second] = [next() * Math.PI, 0.5 + next()]
  return Array.from({ length: Math.max(0, Math.floor(strokes)) }, (_, index) => {
    const swell = 0.5 + 0.3 * Math.sin(first + index * 0.37 * second)
    return Math.min(1, Math.max(MIN_HEIGHT, swell + 0.5 * (next() - 0.5)))
  })
}

/** Creates a seeded random number generator from 0 to 1: mulberry32 on an FNV-1a hash. */
function createRandom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
