import { describe, expect, test } from 'vitest'
import { pastedFile } from './index.ts'

const a = { name: 'a.png' }
const b = { name: 'b.png' }

describe('pastedFile', () => {
  test.each([
    [[], null],
    [[a], a],
    [[a, b], null],
  ])('of the files %j returns %j', { tags: ['CMP-51'] }, (files, file) => {
    expect(pastedFile({ files, text: '' })).toBe(file)
  })

  test.each(['Menu\tPrice', 'Dear all,\r\nthank you', ' ', '0'])(
    'returns none when the clipboard also holds the text %j',
    { tags: ['CMP-51'] },
    (text) => {
      expect(pastedFile({ files: [a], text })).toBeNull()
    },
  )

  test(
    'returns the file when the text is its name, as file managers put it there',
    { tags: ['CMP-51'] },
    () => {
      expect(pastedFile({ files: [a], text: 'a.png' })).toBe(a)
    },
  )
})
