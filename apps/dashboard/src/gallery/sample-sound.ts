const SAMPLE_RATE = 8_000
const HEADER_BYTES = 44

/** Returns a soft tone as a data URL, without a network. A video element can play it too. */
export function createSampleSound(seconds: number): string {
  const samples = Math.round(seconds * SAMPLE_RATE)
  const bytes = new Uint8Array(HEADER_BYTES + samples)
  writeHeader(new DataView(bytes.buffer), samples)
  for (let at = 0; at < samples; at += 1) {
    const swell = Math.sin((Math.PI * at) / samples)
    bytes[HEADER_BYTES + at] =
      128 + Math.round(40 * swell * Math.sin((2 * Math.PI * 220 * at) / SAMPLE_RATE))
  }
  return `data:audio/wav;base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`
}

/** Writes a RIFF (WAVE) header for one channel of 8 bits. */
function writeHeader(view: DataView, samples: number): void {
  const words: readonly (readonly [number, string])[] = [
    [0, 'RIFF'],
    [8, 'WAVEfmt '],
    [36, 'data'],
  ]
  for (const [at, word] of words) {
    for (let index = 0; index < word.length; index += 1) {
      view.setUint8(at + index, word.codePointAt(index) ?? 0)
    }
  }
  view.setUint32(4, HEADER_BYTES - 8 + samples, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  view.setUint32(40, samples, true)
}
