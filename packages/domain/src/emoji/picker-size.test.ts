import { expect, test } from 'vitest'
import { PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX } from './index.ts'

test('has 8 emoji per row, 22 px each, from a sprite sheet of 32 px', { tags: ['EMO-08'] }, () => {
  expect([PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX]).toEqual([8, 22, 32])
})
