import { expect, test } from 'vitest'
import { PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX } from './index.ts'

test('the picker has 8 in a line, 22 px large, from a sheet of 32 px', { tags: ['EMO-08'] }, () => {
  expect([PICKER_COLUMNS, PICKER_EMOJI_PX, SHEET_EMOJI_PX]).toEqual([8, 22, 32])
})
