import { expect, test } from 'vitest'
import { EMOJI_CATEGORIES } from './index.ts'

test('the tabs stand in the order of the specification', { tags: ['EMO-03'] }, () => {
  expect(EMOJI_CATEGORIES.join(' ')).toBe(
    'recent custom people nature foods activity places objects symbols flags',
  )
})
