import { expect, test } from 'vitest'
import { shouldShowIntroduction } from './should-show-introduction.ts'

test.each([
  ['not seen', { onboarded: false }, true],
  ['seen', { onboarded: true }, false],
  ['no such setting', {}, false],
  ['a server without settings', undefined, false],
  ['no settings', null, false],
  ['a list', [false], false],
  ['a text', { onboarded: 'false' }, false],
])(
  'opens the introduction automatically only if the server says that it was not seen: %s',
  { tags: ['MOD-15'] },
  (_how, kept, expected) => {
    expect(shouldShowIntroduction(kept)).toBe(expected)
  },
)
