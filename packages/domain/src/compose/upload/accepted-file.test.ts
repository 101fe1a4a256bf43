import { expect, test } from 'vitest'
import { getAcceptAttribute, isAcceptedFile } from '../index.ts'

test('lists each type that the server accepts once', { tags: ['UPL-15'] }, () => {
  expect(getAcceptAttribute(['image/png', '.jpg', 'image/png'])).toBe('image/png,.jpg')
  expect(getAcceptAttribute([])).toBe('')
})

test.each([
  ['a.png', 'image/png', ['image/png'], true],
  ['a.png', 'IMAGE/PNG', ['Image/png '], true],
  ['a.png', 'image/png', ['image/jpeg'], false],
  ['a.png', 'image/png', ['image/pngx', 'image/pn'], false],
  ['a.png', 'image/png', ['image/*'], true],
  ['a.mp4', 'video/mp4', ['image/*'], false],
  ['a.ics', 'imagery/x', ['image/*'], false],
  ['a.PNG', '', ['.png'], true],
  ['a.png', 'image/png', [' .PNG'], true],
  ['a.pngx', 'x/y', ['.png'], false],
  ['a.png', 'x/y', ['.jpg', '.png'], true],
  ['a.png', 'image/png', [], true],
  ['a.heic', '', ['image/png'], true],
  ['a.heic', '', ['image/png', ' .png'], false],
  ['a.xyz', 'application/zip', ['image/png'], false],
])(
  'checks %s of type %j against %j: %s',
  { tags: ['UPL-15'] },
  (name, type, accepted, expected) => {
    expect(isAcceptedFile({ name, type }, accepted)).toBe(expected)
  },
)
