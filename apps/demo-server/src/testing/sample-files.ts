import sharp from 'sharp'

/** Creates a PNG of one colour. */
export async function createPictureFile(width = 60, height = 40): Promise<File> {
  const create = { width, height, channels: 3 as const, background: '#2a9d8f' }
  const bytes = await sharp({ create }).png().toBuffer()
  return new File([new Uint8Array(bytes)], 'sea.png', { type: 'image/png' })
}

const RATE = 8_000
const HEAD_BYTES = 44

/** Creates a silent WAVE file with one byte per sample. */
export function createSoundFile(seconds: number): File {
  const length = Math.round(seconds * RATE)
  const bytes = Buffer.alloc(HEAD_BYTES + length, 0x80)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(HEAD_BYTES - 8 + length, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(length, 40)
  return new File([new Uint8Array(bytes)], 'silence.wav', { type: 'audio/wav' })
}
