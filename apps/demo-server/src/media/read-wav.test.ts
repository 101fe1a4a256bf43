import { expect, test } from 'vitest'
import { readWav } from './read-film.ts'

/** A second of sound behind so many chunks of nothing. */
function soundBehind(emptyChunks: number): Buffer {
  const empty = Buffer.from('LIST\0\0\0\0', 'latin1')
  const format = Buffer.alloc(24)
  format.write('fmt ')
  format.writeUInt32LE(16, 4)
  format.writeUInt32LE(8_000, 16)
  const data = Buffer.from('data\0\0\0\0', 'latin1')
  data.writeUInt32LE(8_000, 4)
  const head = Buffer.alloc(12)
  return Buffer.concat([head, ...Array.from({ length: emptyChunks }, () => empty), format, data])
}

test('how long a sound is stands behind what else its file says', () => {
  expect(readWav(soundBehind(0))).toEqual({ seconds: 1 })
  expect(readWav(soundBehind(100))).toEqual({ seconds: 1 })
})

test('it is not looked for behind chunks without end', () => {
  expect(readWav(soundBehind(1_000))).toEqual({})
})
