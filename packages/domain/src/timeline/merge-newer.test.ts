import { describe, expect, test } from 'vitest'
import { emptyWindow, mergeNewer, type NewerPage, type TimelineWindow } from './index.ts'

type Held = TimelineWindow<string>

const held = (items: Held['items'], patch: Partial<Held> = {}): Held => ({
  ...emptyWindow<string>(),
  items,
  ...patch,
})

const page = (ids: readonly string[], patch: Partial<NewerPage<string>> = {}) => ({
  ids,
  isPartial: false,
  isFull: false,
  ...patch,
})

test('newer statuses go in front and the load is over [TL-04]', () => {
  const window = mergeNewer(held(['9', '8'], { isLoading: true }), page(['11', '10']))

  expect(window).toMatchObject({ items: ['11', '10', '9', '8'], isLoading: false })
})

test('overlap with what is held is removed and the order kept [TL-13]', () => {
  expect(mergeNewer(held(['9', '8']), page(['10', '9', '8', '7'])).items).toEqual([
    '10',
    '9',
    '8',
    '7',
  ])
})

describe('a refresh that brought a full page', () => {
  test('leaves a gap after the new items when it does not meet the known ones [TL-11]', () => {
    const window = mergeNewer(held(['5']), page(['9', '8'], { isFull: true, since: '5' }))

    expect(window.items).toEqual(['9', '8', null, '5'])
  })

  test('leaves none when it meets them [TL-11]', () => {
    expect(mergeNewer(held(['8', '5']), page(['9', '8'], { isFull: true })).items).toEqual([
      '9',
      '8',
      '5',
    ])
  })

  test('leaves none when nothing was held [TL-11]', () => {
    expect(mergeNewer(held([]), page(['9', '8'], { isFull: true })).items).toEqual(['9', '8'])
  })

  test('leaves a gap also when nothing of the page was accepted [TL-11]', () => {
    const full = page([], { isFull: true, since: '5' })

    expect(mergeNewer(held(['5']), full).items).toEqual([null, '5'])
    expect(mergeNewer(held([null, '5']), full).items).toEqual([null, '5'])
  })

  test('is apart from the known items even when a streamed status is in it [TL-11]', () => {
    const streamed = held(['12', '5'])

    const window = mergeNewer(streamed, page(['12', '11'], { isFull: true, since: '5' }))

    expect(window.items).toEqual(['12', '11', null, '5'])
  })
})

describe('a gap in front', () => {
  test('goes when the newest page meets what is held [TL-04] [TL-12]', () => {
    expect(mergeNewer(held([null, '8', '7']), page(['9', '8'], { isFull: true })).items).toEqual([
      '9',
      '8',
      '7',
    ])
  })

  test('moves below the newest page when it does not [TL-04] [TL-12]', () => {
    expect(mergeNewer(held([null, '5']), page(['9', '8'], { isFull: true })).items).toEqual([
      '9',
      '8',
      null,
      '5',
    ])
  })

  test('goes when nothing new is there [TL-12]', () => {
    expect(mergeNewer(held([null, '5']), page([])).items).toEqual(['5'])
  })

  test('is closed too when streamed statuses stand above it and the page spans it [TL-12]', () => {
    const window = mergeNewer(
      held(['12', null, '9']),
      page(['12', '11', '10', '9'], { isFull: true }),
    )

    expect(window.items).toEqual(['12', '11', '10', '9'])
  })
})

describe('a partial answer', () => {
  test('leaves a gap in front of the new items [TL-05]', () => {
    const window = mergeNewer(held([]), page(['5', '4'], { isPartial: true }))

    expect(window).toMatchObject({ items: [null, '5', '4'], isPartial: true })
  })

  test('leaves only one gap when one is there already [TL-05]', () => {
    const window = mergeNewer(held([null, '5', '4']), page(['6', '5'], { isPartial: true }))

    expect(window.items).toEqual([null, '6', '5', '4'])
  })

  test('without statuses changes nothing but the mark [TL-05]', () => {
    expect(mergeNewer(held([null, '5']), page([], { isPartial: true }))).toMatchObject({
      items: [null, '5'],
      isPartial: true,
    })
  })

  test('is forgotten with the next whole answer [TL-05]', () => {
    const window = mergeNewer(held([null, '5'], { isPartial: true }), page(['6', '5']))

    expect(window).toMatchObject({ items: ['6', '5'], isPartial: false })
  })
})

test('a status streamed while the page was on its way stays above it [TL-07] [TL-13]', () => {
  const window = mergeNewer(held(['13', '9', '8']), page(['12', '11', '10'], { since: '9' }))

  expect(window.items).toEqual(['13', '12', '11', '10', '9', '8'])
})

test('a refresh says nothing about older pages [TL-06]', () => {
  const newerOnly = page(['10'], { hasNext: false })

  expect(mergeNewer(held(['9']), newerOnly).hasMore).toBe(true)
  expect(mergeNewer(held(['9'], { hasMore: false }), page(['10'])).hasMore).toBe(false)
})

test('the first page of a timeline says whether there is more [TL-06]', () => {
  expect(mergeNewer(held([]), page(['9'], { hasNext: false })).hasMore).toBe(false)
})

test('what a refresh brings is unread below the top, but a first page is not [TL-08]', () => {
  const scrolled = { top: false, unread: 1 }

  expect(mergeNewer(held(['9'], scrolled), page(['11', '10', '9'])).unread).toBe(3)
  expect(mergeNewer(held([], { top: false }), page(['11', '10'])).unread).toBe(0)
  expect(mergeNewer(held(['9']), page(['10'])).unread).toBe(0)
})

test('the first page says whether older ones exist, if it can tell [TL-06]', () => {
  const hasMore = (patch: Partial<NewerPage<string>>, before: boolean) =>
    mergeNewer(held([], { hasMore: before }), page(['9'], patch)).hasMore

  expect(hasMore({ hasNext: false }, true)).toBe(false)
  expect(hasMore({ hasNext: true }, false)).toBe(true)
  expect(hasMore({}, true)).toBe(true)
})

test('a whole list that ends right above a gap closes it [TL-11]', () => {
  expect(mergeNewer(held(['5', null, '3']), page(['6', '5'])).items).toEqual(['6', '5', '3'])
})
