import { expect, test } from 'vitest'
import { keyBytes, keyText } from './push-registration.ts'

test.each(['BEl62iU-_w', 'BEl62iU+/w', 'BEl62iU+/w=='])(
  'the key %s becomes the same bytes in either alphabet, and a text again',
  (key) => {
    const bytes = keyBytes(key)

    expect(bytes.slice(0, 2)).toEqual(new Uint8Array([4, 73]))
    expect(keyText(bytes.buffer)).toBe('BEl62iU-_w')
  },
)

test('what is no key is told by the code 5', { tags: ['PSH-10'] }, () => {
  expect(() => keyBytes('not a key!')).toThrow(expect.objectContaining({ code: 5 }))
})
