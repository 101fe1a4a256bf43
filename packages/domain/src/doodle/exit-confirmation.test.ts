import { expect, test } from 'vitest'
import { getExitConfirmation } from './index.ts'

test.each([
  ['cancel', 'discard'],
  ['change-size', 'change-size'],
  ['clear', 'clear'],
  ['back', 'discard'],
  ['press-outside', 'discard'],
] as const)(
  '%s asks %s while something is rendered',
  { tags: ['DOO-15', 'DOO-16', 'DOO-17', 'DOO-18'] },
  (act, question) => {
    expect(getExitConfirmation(act, true)).toEqual({ ask: question })
    expect(getExitConfirmation(act, false)).toBe('do')
  },
)

test('ignores Escape, whether edited or not', { tags: ['DOO-18'] }, () => {
  expect(getExitConfirmation('escape', true)).toBe('ignore')
  expect(getExitConfirmation('escape', false)).toBe('ignore')
})
