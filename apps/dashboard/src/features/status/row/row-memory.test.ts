import { expect, test } from 'vitest'
import { recallRow, rememberRow } from './row-memory.ts'

test('what was opened in a row is remembered for that place alone', () => {
  rememberRow('home 1', { isOpen: true })
  rememberRow('home 1', { isRevealed: true })

  expect(recallRow('home 1')).toEqual({ isOpen: true, isRevealed: true })
  expect(recallRow('local 1')).toEqual({})
})

test('of very many rows the one touched longest ago is forgotten', () => {
  rememberRow('first', { isOpen: true })
  rememberRow('second', { isOpen: true })
  rememberRow('first', { isOpen: true })
  for (let row = 0; row < 1_999; row += 1) rememberRow(`row ${row}`, { isOpen: true })

  expect(recallRow('first')).toEqual({ isOpen: true })
  expect(recallRow('second')).toEqual({})
})
