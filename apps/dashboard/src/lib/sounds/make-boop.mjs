import { writeFileSync } from 'node:fs'

/** Generates boop.wav: a soft tone that falls. `node apps/dashboard/src/lib/sounds/make-boop.mjs` */
const RATE = 16_000
const SECONDS = 0.18
const FROM_HZ = 720
const TO_HZ = 430
const LOUDNESS = 0.32
const HEADER_BYTES = 44
const SAMPLE_BYTES = 2

const samples = Math.round(RATE * SECONDS)
const wav = Buffer.alloc(HEADER_BYTES + samples * SAMPLE_BYTES)
wav.write('RIFF', 0)
wav.writeUInt32LE(wav.length - 8, 4)
wav.write('WAVEfmt ', 8)
wav.writeUInt32LE(16, 16)
wav.writeUInt16LE(1, 20)
wav.writeUInt16LE(1, 22)
wav.writeUInt32LE(RATE, 24)
wav.writeUInt32LE(RATE * SAMPLE_BYTES, 28)
wav.writeUInt16LE(SAMPLE_BYTES, 32)
wav.writeUInt16LE(SAMPLE_BYTES * 8, 34)
wav.write('data', 36)
wav.writeUInt32LE(samples * SAMPLE_BYTES, 40)

let phase = 0
for (let index = 0; index < samples; index += 1) {
  const part = index / samples
  phase += (2 * Math.PI * (FROM_HZ + (TO_HZ - FROM_HZ) * Math.sqrt(part))) / RATE
  // Rises within 6 ms and fades out, because a hard edge would click.
  const volume = Math.min(1, index / (RATE * 0.006)) * (1 - part) ** 2
  const tone = Math.sin(phase) + 0.18 * Math.sin(2 * phase)
  wav.writeInt16LE(
    Math.round(tone * volume * LOUDNESS * 0x7fff),
    HEADER_BYTES + index * SAMPLE_BYTES,
  )
}
writeFileSync(new URL('boop.wav', import.meta.url), wav)
