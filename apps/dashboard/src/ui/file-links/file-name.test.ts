import { expect, test } from 'vitest'
import { getFileName } from './file-name.ts'

test.each([
  ['the query is no part of the name', 'https://x.example/a/b.png?1', 'b.png'],
  ['a name with blanks is readable', 'https://x.example/a%20b.ogg', 'a b.ogg'],
  ['a broken escape stays as it is', 'https://x.example/a%2.ogg', 'a%2.ogg'],
  ['an address without a file', 'https://x.example/', 'https://x.example/'],
])('extracts the file name: %s', { tags: ['ST-27'] }, (_title, address, expected) => {
  expect(getFileName(address)).toBe(expected)
})
