import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  [16 * 1024 * 1024, '16 MB'],
  [16_000_000, '15.2 MB'],
  [1024 * 1024 - 1, '1,023.9 kB'],
  [51_200, '50 kB'],
])('%i bytes are said as %s, never as more than they are', (bytes, expected) => {
  expect(fileSize(english, bytes)).toBe(expected)
})
