const RATE = 8_000
const HEADER = 44

/** A soft tone as the address of a file, without a network. A film's element plays it too. */
export function sampleSound(seconds: number): string {
  const samples = Math.round(seconds * RATE)
  const bytes = new Uint8Array(HEADER + samples)
  writeHeader(new DataView(bytes.buffer), samples)
  for (let at = 0; at < samples; at += 1) {
    const swell = Math.sin((Math.PI * at) / samples)
    bytes[HEADER + at] = 128 + Math.round(40 * swell * Math.sin((2 * Math.PI * 220 * at) / RATE))
  }
  return `data:audio/wav;base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`
}

/** One channel of eight bits: RIFF as it was in 1991. */
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
  view.setUint32(4, HEADER - 8 + samples, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  view.setUint32(40, samples, true)
}
