import { describe, expect, test } from 'vitest'
import { shouldRevealBehindWarning } from './index.ts'

const post = {
  displayMedia: 'default',
  sensitive: true,
  spoilerText: 'Food',
  revealsBehindWarning: false,
} as const

describe('shouldRevealBehindWarning', () => {
  test.each([
    ['does not reveal sensitive media', {}, false],
    ['reveals them with the setting', { revealsBehindWarning: true }, true],
    [
      'reveals media of the preference hide_all with the setting',
      { revealsBehindWarning: true, displayMedia: 'hide_all' },
      true,
    ],
    ['keeps media visible that are not sensitive', { sensitive: false }, true],
    ['keeps all media visible with show_all', { displayMedia: 'show_all' }, true],
  ] as const)('%s', { tags: ['LOC-18'] }, (_name, patch, expected) => {
    expect(shouldRevealBehindWarning({ ...post, ...patch })).toBe(expected)
  })

  test('does not reveal media without a content warning', { tags: ['LOC-18'] }, () => {
    const plain = { ...post, spoilerText: '', revealsBehindWarning: true }

    expect(shouldRevealBehindWarning(plain)).toBe(false)
  })

  test("keeps the user's choice", { tags: ['LOC-18'] }, () => {
    expect(shouldRevealBehindWarning({ ...post, revealsBehindWarning: true }, false)).toBe(false)
    expect(shouldRevealBehindWarning(post, true)).toBe(true)
  })
})
