import { expect, test } from 'vitest'
import { DEFAULT_LOCAL_SETTINGS, isSwitchedOn, parseLocalSettings } from './index.ts'

test('finds a switch at any depth', () => {
  const settings = parseLocalSettings({ stretch: false, collapsed: { auto: { media: true } } })

  expect(isSwitchedOn(settings, ['stretch'])).toBe(false)
  expect(isSwitchedOn(settings, ['media', 'letterbox'])).toBe(true)
  expect(isSwitchedOn(settings, ['collapsed', 'auto', 'media'])).toBe(true)
  expect(isSwitchedOn(DEFAULT_LOCAL_SETTINGS, ['collapsed', 'auto', 'media'])).toBe(false)
})
