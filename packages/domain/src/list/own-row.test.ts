import { describe, expect, test } from 'vitest'
import { idsDown, listOfRows } from '../testing/list-of-rows.ts'
import { askForPage, type Want } from './ask-for-page.ts'
import { createList, isRealGap, isWhole, type ListState } from './list.ts'
import { type ListEvent, reduceList } from './reduce-list.ts'

const compare = (a: string, b: string) => Number(a) - Number(b)
const reduce = (list: ListState<string>, ...events: readonly ListEvent<string>[]) =>
  events.reduce((state, event) => reduceList(state, event, { compare }), list)

/** A live list that holds 3, 2 and 1. */
function createLiveList(): ListState<string> {
  const asked = askForPage(reduce(createList<string>(), { type: 'heard' }), { kind: 'newest' })
  if (asked === null) throw new Error('a new list asks for its first page')
  const page = { ids: ['3', '2', '1'], isFull: false, hasNext: false }
  return reduce(asked.list, { type: 'answered', request: asked.request.id, page })
}

function ask(list: ListState<string>, want: Want<string>) {
  const asked = askForPage(list, want)
  if (asked === null) throw new Error(`There is nothing to ask for: ${want.kind}`)
  return asked
}

const draw = ({ entries }: ListState<string>) =>
  entries.map((entry) => (isRealGap(entry) ? entry.reason : entry))

describe('a row that the reader published, and streams have not delivered', () => {
  const published = reduce(createLiveList(), { type: 'published', id: '5' })

  test('has nothing missing below it while streams deliver', () => {
    expect(isWhole(published)).toBe(true)
    expect(draw(reduce(published, { type: 'told', ids: ['4'] }))).toEqual(['5', '4', '3', '2', '1'])
  })

  test(
    'has a gap below it when the stream is lost before it delivers the row',
    { tags: ['TL-11', 'TL-19'] },
    () => {
      const list = reduce(published, { type: 'lost', at: 0 })
      expect(draw(list)).toEqual(['lost', '5', 'unheard', '3', '2', '1'])
    },
  )

  test('has a gap below it when nobody listens any more', () => {
    expect(draw(reduce(published, { type: 'unheard' }))).toEqual(['5', 'unheard', '3', '2', '1'])
  })

  test('has no gap below it once streams or a page have delivered it', () => {
    const lost = { type: 'lost', at: 0 } as const
    const told = reduce(published, { type: 'told', ids: ['5', '4'] }, lost)
    expect(draw(told)).toEqual(['lost', '5', '4', '3', '2', '1'])

    const asked = askForPage(published, { kind: 'newest', isWhole: true })
    if (asked === null) throw new Error('nothing else is awaited')
    const page = { ids: ['5', '4', '3', '2', '1'], isFull: false, hasNext: false }
    const answered = reduce(asked.list, { type: 'answered', request: asked.request.id, page }, lost)
    expect(draw(answered)).toEqual(['lost', '5', '4', '3', '2', '1'])
  })

  test('has no gap below it when streams delivered it before the answer to publishing it', () => {
    const list = reduce(
      createLiveList(),
      { type: 'told', ids: ['5'] },
      { type: 'published', id: '5' },
    )
    expect(draw(reduce(list, { type: 'lost', at: 0 }))).toEqual(['lost', '5', '3', '2', '1'])
  })

  test(
    'has a gap below the page that reached it when the stream is lost before it delivers',
    { tags: ['TL-11'] },
    () => {
      const joined = listOfRows(['3', '2', '1'], createLiveList())
      const own = reduce(joined, { type: 'heard' }, { type: 'published', id: '50' })
      const asked = ask(own, { kind: 'newest' })
      const page = { ids: idsDown(50, 11), isFull: true, hasNext: true }

      const answered = reduce(
        asked.list,
        { type: 'told', ids: ['9'] },
        { type: 'answered', request: asked.request.id, page },
        { type: 'unheard' },
      )

      expect(draw(answered).slice(39)).toEqual(['11', 'unheard', '9', 'more', '3', '2', '1'])
    },
  )

  test('stands above what others published before it when the list held nothing', () => {
    const own = reduce(
      { ...createList<string>(), isLive: true, isLoaded: true },
      { type: 'published', id: '5' },
    )

    expect(draw(reduce(own, { type: 'told', ids: ['4'] }))).toEqual(['5', '4'])
  })

  test.each([
    ['of rows that are listed', { kind: 'confirm', above: '7' } as const, []],
    ['of what is missing', null, [{ type: 'heard' } as const]],
  ])('has what a page below it brings in order: a page %s', (_what, want, before) => {
    const own = reduce(createLiveList(), ...before, { type: 'published', id: '7' })
    const gap = own.entries.find(isRealGap)?.id ?? -1
    const asked = ask(own, want ?? { kind: 'gap', gap, from: 'top' })
    const page = { ids: ['6', '5', '3', '2', '1'], isFull: false, hasNext: false }

    const list = reduce(
      asked.list,
      { type: 'told', ids: ['5'] },
      { type: 'answered', request: asked.request.id, page },
    )

    expect(list.items).toEqual(['7', '6', '5', '3', '2', '1'])
  })

  test('leaves a gap where a page that was asked for since the row does not reach, once it was deleted', () => {
    const own = reduce(createLiveList(), { type: 'published', id: '5' })
    const asked = ask(own, { kind: 'newest' })
    const page = { ids: ['6'], isFull: false, hasNext: true }

    const list = reduce(
      asked.list,
      { type: 'lost', at: 0 },
      { type: 'deleted', ids: new Set(['5']) },
      { type: 'answered', request: asked.request.id, page },
    )

    expect(asked.request.anchor).toBe('5')
    expect(draw(list).slice(-4)).toEqual(['unheard', '3', '2', '1'])
  })
})
