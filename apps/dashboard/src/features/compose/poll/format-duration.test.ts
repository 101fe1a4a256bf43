import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { formatDuration } from './PollEditor.tsx'

test.each([
  [300, '5 minutes'],
  [3600, '1 hour'],
  [43_200, '12 hours'],
  [86_400, '1 day'],
  [604_800, '7 days'],
  [90, '2 minutes'],
])('formats %i seconds as %s', (seconds, expected) => {
  expect(formatDuration(i18n, seconds)).toBe(expected)
})
