import { expect, test } from 'vitest'
import { onlyFile } from '../index.ts'

test.each([
  [[], null],
  [['a'], 'a'],
  [['a', 'b'], null],
])('of the pasted or dropped %j, %j is uploaded [CMP-51] [CMP-52]', (files, file) => {
  expect(onlyFile(files)).toBe(file)
})
