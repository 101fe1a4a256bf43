import { describe, expect, test } from 'vitest'
import { getPastedFile } from './index.ts'

const a = { name: 'a.png' }
const b = { name: 'b.png' }

describe('getPastedFile', () => {
  test.each([
    [[], null],
    [[a], a],
    [[a, b], null],
  ])('returns $1 for the files $0', { tags: ['CMP-51'] }, (files, file) => {
    expect(getPastedFile({ files, text: '' })).toBe(file)
  })

  test.each(['Menu\tPrice', 'Dear all,\r\nthank you', ' ', '0'])(
    'returns null when the clipboard also contains the text %j',
    { tags: ['CMP-51'] },
    (text) => {
      expect(getPastedFile({ files: [a], text })).toBeNull()
    },
  )

  test(
    'returns the file when the text is its name, as file managers put it there',
    { tags: ['CMP-51'] },
    () => {
      expect(getPastedFile({ files: [a], text: 'a.png' })).toBe(a)
    },
  )
})
