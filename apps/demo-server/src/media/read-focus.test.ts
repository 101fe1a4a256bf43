import { expect, test } from 'vitest'
import { readFocus } from './read-image.ts'

test.each([
  ['0.50,-0.33', { x: 0.5, y: -0.33 }],
  ['-7,2', { x: -1, y: 1 }],
  ['0.5', null],
  ['a,b', null],
  ['', null],
  [null, null],
])('parses %j into the focus %j', { tags: ['API-36'] }, (text, focus) => {
  expect(readFocus(text)).toEqual(focus)
})
