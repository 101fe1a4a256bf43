import { expect, test } from 'vitest'
import { EMOJI_CATEGORIES } from './index.ts'

test('has the categories in the order of the picker', { tags: ['EMO-03'] }, () => {
  expect(EMOJI_CATEGORIES.join(' ')).toBe(
    'recent custom people nature foods activity places objects symbols flags',
  )
})
