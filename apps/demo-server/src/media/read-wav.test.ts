import { expect, test } from 'vitest'
import { readWav } from './read-media-info.ts'

/** Creates one second of sound after a number of empty chunks. */
function createSoundAfter(emptyChunks: number): Buffer {
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

test('reads the duration after other chunks', () => {
  expect(readWav(createSoundAfter(0))).toEqual({ seconds: 1 })
  expect(readWav(createSoundAfter(100))).toEqual({ seconds: 1 })
})

test('stops after too many chunks', () => {
  expect(readWav(createSoundAfter(1_000))).toEqual({})
})
