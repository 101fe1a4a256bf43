import { expect, test } from 'vitest'
import { isColour, toColour } from './index.ts'

test.each(['#12AB9f', '#000000'])('accepts %s as a colour', { tags: ['DOO-04'] }, (colour) => {
  expect(isColour(colour)).toBe(true)
  expect(toColour(colour, '#ffffff')).toBe(colour)
})

test.each(['#fff', 'red', '', '#12345g', '#1234567', '123456', ' #123456', '#123456\n#123456'])(
  'keeps the old colour for invalid %j',
  { tags: ['DOO-04'] },
  (text) => {
    expect(isColour(text)).toBe(false)
    expect(toColour(text, '#ffffff')).toBe('#ffffff')
  },
)
