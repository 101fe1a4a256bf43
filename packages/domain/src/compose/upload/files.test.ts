import { expect, test } from 'vitest'
import {
  acceptAttribute,
  isAcceptedFile,
  isMediaReady,
  onlyFile,
  processingWait,
} from '../index.ts'

test('a file field accepts what the server states, each once [UPL-15]', () => {
  expect(acceptAttribute(['image/png', '.jpg', 'image/png'])).toBe('image/png,.jpg')
  expect(acceptAttribute([])).toBe('')
})

test.each([
  ['a.png', 'image/png', ['image/png'], true],
  ['a.png', 'IMAGE/PNG', ['Image/png '], true],
  ['a.png', 'image/png', ['image/jpeg'], false],
  ['a.png', 'image/png', ['image/pngx', 'image/pn'], false],
  ['a.png', 'image/png', ['image/*'], true],
  ['a.mp4', 'video/mp4', ['image/*'], false],
  ['a.PNG', '', ['.png'], true],
  ['a.png', 'image/png', [' .PNG'], true],
  ['a.pngx', 'x/y', ['.png'], false],
  ['a.png', 'x/y', ['.jpg', '.png'], true],
  ['a.png', 'image/png', [], true],
  ['a.heic', '', ['image/png'], true],
  ['a.heic', '', ['image/png', ' .png'], false],
  ['a.xyz', 'application/zip', ['image/png'], false],
])('%s of type %j is accepted by %j: %s [UPL-15]', (name, type, accepted, expected) => {
  expect(isAcceptedFile({ name, type }, accepted)).toBe(expected)
})

test.each([
  [[], null],
  [['a'], 'a'],
  [['a', 'b'], null],
])('of the pasted or dropped %j, %j is uploaded [CMP-51] [CMP-52]', (files, file) => {
  expect(onlyFile(files)).toBe(file)
})

test.each([
  [200, true],
  [202, false],
  [206, false],
])('an answer %i says ready: %s [UPL-16]', (status, isReady) => {
  expect(isMediaReady(status)).toBe(isReady)
})

test.each([
  [0, 0, 1000],
  [1, 1000, 2000],
  [4, 10_000, 5000],
  [5, 15_000, 5000],
  [60, 299_999, 5000],
  [61, 300_000, null],
])('asked %i times in %i ms, the next wait is %s [UPL-16]', (asked, waited, wait) => {
  expect(processingWait(asked, waited)).toBe(wait)
})
