import { expect, test } from 'vitest'
import { readColumnPeople } from './column-people.ts'
import { getChosenLists, getListPeople, isAmongPeople, togglePeople } from './is-among-people.ts'

const unknown = { relationship: undefined, isInList: () => null }
const friend = { relationship: { following: true, followed_by: false }, isInList: () => false }

test('reads the people of a column, and skips what it does not know', { tags: ['BY-46'] }, () => {
  const people = ['list:b/1', 'follows', 'list:b/1', 'list:', 'enemies', 7]

  expect(readColumnPeople({ people })).toEqual(['follows', 'list:b/1'])
  for (const params of [null, {}, { people: 'follows' }, { people: {} }])
    expect(readColumnPeople(params)).toEqual([])
})

test('adds and removes people', { tags: ['BY-46'] }, () => {
  const people = togglePeople(['follows'], getListPeople('5'), true)

  expect(people).toEqual(['follows', 'list:5'])
  expect(getChosenLists(people)).toEqual(['5'])
  expect(togglePeople(people, 'follows', false)).toEqual(['list:5'])
})

test('shows an account that belongs to any of the chosen people', { tags: ['BY-46'] }, () => {
  expect(isAmongPeople(['follows', 'list:5'], friend)).toBe(true)
  expect(isAmongPeople(['followers'], friend)).toBe(false)
  expect(isAmongPeople(['list:5'], { ...friend, isInList: (id) => id === '5' })).toBe(true)
})

test('returns null while the account is not known well enough', { tags: ['BY-46'] }, () => {
  expect(isAmongPeople(['followers', 'follows'], unknown)).toBeNull()
  expect(isAmongPeople(['follows', 'list:5'], { ...friend, isInList: () => null })).toBe(true)
  expect(isAmongPeople(['followers', 'list:5'], { ...friend, isInList: () => null })).toBeNull()
})
