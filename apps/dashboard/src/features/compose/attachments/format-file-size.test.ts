import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

const english = setupI18n({ locale: 'en', messages: { en: {} } })

test.each([
  [16 * 1024 * 1024, '16 MB'],
  [16_000_000, '15.2 MB'],
  [1024 * 1024 - 1, '1,023.9 kB'],
  [51_200, '50 kB'],
])('formats %i bytes as %s, never rounded up', (bytes, expected) => {
  expect(formatFileSize(english, bytes)).toBe(expected)
})
