import { expect, test } from 'vitest'
import { getPublishVisibility } from './index.ts'

test.each([
  ['main', 'public', 'unlisted', 'public'],
  ['side-arm', 'public', 'unlisted', 'unlisted'],
  ['side-arm', 'private', null, 'private'],
] as const)(
  'publishes a $1 draft with the $0 button and the side arm $2 as $3',
  { tags: ['CMP-35', 'CMP-36'] },
  (button, privacy, sideArm, expected) => {
    expect(getPublishVisibility(button, privacy, sideArm)).toBe(expected)
  },
)
