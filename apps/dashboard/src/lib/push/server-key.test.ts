import { expect, test } from 'vitest'
import { decodeKey, encodeKey } from './push-registration.ts'

test.each(['BEl62iU-_w', 'BEl62iU+/w', 'BEl62iU+/w=='])(
  'decodes the key %s in either alphabet, and encodes it again',
  (key) => {
    const bytes = decodeKey(key)

    expect(bytes.slice(0, 2)).toEqual(new Uint8Array([4, 73]))
    expect(encodeKey(bytes.buffer)).toBe('BEl62iU-_w')
  },
)

test('throws error code 5 for an invalid key', { tags: ['PSH-10'] }, () => {
  expect(() => decodeKey('not a key!')).toThrow(expect.objectContaining({ code: 5 }))
})
