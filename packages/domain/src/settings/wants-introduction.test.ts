import { expect, test } from 'vitest'
import { wantsIntroduction } from './wants-introduction.ts'

test.each([
  ['not seen', { onboarded: false }, true],
  ['seen', { onboarded: true }, false],
  ['no word of it', {}, false],
  ['a server that keeps nothing', undefined, false],
  ['no settings', null, false],
  ['a list', [false], false],
  ['a word', { onboarded: 'false' }, false],
])(
  'the introduction opens by itself only where the server says it was not seen: %s',
  { tags: ['MOD-15'] },
  (_how, kept, expected) => {
    expect(wantsIntroduction(kept)).toBe(expected)
  },
)
