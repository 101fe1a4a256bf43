import { describe, expect, test } from 'vitest'
import { askForPage, type Want } from './ask-for-page.ts'
import { createList, type ListState } from './list.ts'
import { reduceList } from './reduce-list.ts'

const compare = (a: string, b: string) => Number(a) - Number(b)

function answer(list: ListState<string>, want: Want<string>, ids: readonly string[]) {
  const asked = askForPage(list, want)
  if (asked === null) throw new Error('nothing else is awaited')
  const page = { ids, isFull: true, hasNext: true }
  const event = { type: 'answered', request: asked.request.id, page } as const
  return reduceList(asked.list, event, { compare })
}

describe('a page that is asked for below a row', () => {
  const list = answer(createList<string>(), { kind: 'newest' }, ['6', '5', '4', '3', '2', '1'])

  test('removes a deleted row right below the one that it was asked for with', () => {
    const confirmed = answer(list, { kind: 'confirm', above: '5' }, ['3', '2', '1'])
    expect(confirmed.items).toEqual(['6', '5', '3', '2', '1'])
  })

  test('removes a deleted row among its own', () => {
    const confirmed = answer(list, { kind: 'confirm', above: '5' }, ['4', '2', '1'])
    expect(confirmed.items).toEqual(['6', '5', '4', '2', '1'])
  })

  test('keeps the rows above it, and those below its last', () => {
    const confirmed = answer(list, { kind: 'confirm', above: '5' }, ['4', '3'])
    expect(confirmed.items).toEqual(['6', '5', '4', '3', '2', '1'])
  })
})
