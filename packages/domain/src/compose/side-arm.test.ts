import { expect, test } from 'vitest'
import { publishedVisibility } from './index.ts'

test.each([
  ['main', 'public', 'unlisted', 'public'],
  ['side-arm', 'public', 'unlisted', 'unlisted'],
  ['side-arm', 'private', null, 'private'],
] as const)(
  'the %s button publishes a %s draft, with a side arm of %s, as %s',
  { tags: ['CMP-35', 'CMP-36'] },
  (button, privacy, sideArm, expected) => {
    expect(publishedVisibility(button, privacy, sideArm)).toBe(expected)
  },
)
