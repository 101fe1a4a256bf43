import { expect, test } from 'vitest'
import { getRowUiState, updateRowUiState } from './row-ui-state.ts'

test('stores the state of a row for each place separately', () => {
  updateRowUiState('home 1', { isOpen: true })
  updateRowUiState('home 1', { isRevealed: true })

  expect(getRowUiState('home 1')).toEqual({ isOpen: true, isRevealed: true })
  expect(getRowUiState('local 1')).toEqual({})
})

test('drops the least recently changed row above the limit', () => {
  updateRowUiState('first', { isOpen: true })
  updateRowUiState('second', { isOpen: true })
  updateRowUiState('first', { isOpen: true })
  for (let row = 0; row < 1_999; row += 1) updateRowUiState(`row ${row}`, { isOpen: true })

  expect(getRowUiState('first')).toEqual({ isOpen: true })
  expect(getRowUiState('second')).toEqual({})
})
