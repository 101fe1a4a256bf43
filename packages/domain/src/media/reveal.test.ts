import { describe, expect, test } from 'vitest'
import { revealBehindWarning } from './index.ts'

const post = {
  displayMedia: 'default',
  sensitive: true,
  spoilerText: 'Food',
  revealsBehindWarning: false,
} as const

describe('opening a warning', () => {
  test.each([
    ['does not reveal sensitive media', {}, false],
    ['reveals them where the reader wants that', { revealsBehindWarning: true }, true],
    [
      'reveals what is never shown by itself',
      { revealsBehindWarning: true, displayMedia: 'hide_all' },
      true,
    ],
    ['leaves media that are not sensitive in view', { sensitive: false }, true],
    ['leaves all in view where all is shown', { displayMedia: 'show_all' }, true],
  ] as const)('%s', { tags: ['LOC-18'] }, (_name, patch, expected) => {
    expect(revealBehindWarning({ ...post, ...patch })).toBe(expected)
  })

  test('reveals nothing where there is no warning to open', { tags: ['LOC-18'] }, () => {
    const plain = { ...post, spoilerText: '', revealsBehindWarning: true }

    expect(revealBehindWarning(plain)).toBe(false)
  })

  test('does not undo what the reader pressed', { tags: ['LOC-18'] }, () => {
    expect(revealBehindWarning({ ...post, revealsBehindWarning: true }, false)).toBe(false)
    expect(revealBehindWarning(post, true)).toBe(true)
  })
})
