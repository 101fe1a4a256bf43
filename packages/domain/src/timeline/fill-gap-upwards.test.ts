import { describe, expect, test } from 'vitest'
import { emptyWindow, fillGapUpwards, type TimelineWindow } from './index.ts'

type Held = TimelineWindow<string>

const held = (items: Held['items']): Held => ({ ...emptyWindow<string>(), items, isLoading: true })

describe('filling a gap from the bottom', () => {
  test.each([
    ['a full page leaves it above', ['12', '11'], true, ['50', '49', null, '12', '11', '10', '9']],
    ['the last page upwards closes it', ['12', '11'], false, ['50', '49', '12', '11', '10', '9']],
    ['nothing in between closes it', [], false, ['50', '49', '10', '9']],
    [
      'a page that meets what is above closes it',
      ['49', '48'],
      false,
      ['50', '49', '48', '10', '9'],
    ],
    ['what is above came meanwhile and alone', ['50', '49'], false, ['50', '49', '10', '9']],
    ['one that was deleted is no hindrance', ['50', '48'], false, ['50', '49', '48', '10', '9']],
    [
      'what comes twice is listed once',
      ['12', '12', '11'],
      false,
      ['50', '49', '12', '11', '10', '9'],
    ],
    ['what is listed below stays there', ['11', '10', '9'], false, ['50', '49', '11', '10', '9']],
  ])('%s [BY-38]', (_name, ids, isFull, expected) => {
    const window = fillGapUpwards(held(['50', '49', null, '10', '9']), '10', { ids, isFull })

    expect(window).toMatchObject({ items: expected, isLoading: false })
  })

  test('a gap in front stays in front while more may be above the page [BY-38]', () => {
    const window = held([null, '10'])

    expect(fillGapUpwards(window, '10', { ids: ['12', '11'], isFull: true })?.items).toEqual([
      null,
      '12',
      '11',
      '10',
    ])
    expect(fillGapUpwards(window, '10', { ids: ['11'], isFull: false })?.items).toEqual([
      '11',
      '10',
    ])
  })

  test.each([
    ['all of it is listed', ['50', '49']],
    ['it reaches into the gap', ['50', '49', '48', '47']],
  ])(
    'a full page that meets what is above may be the newest, of a server that knows no way up: %s [BY-38]',
    (_name, ids) => {
      const window = held(['50', '49', null, '10'])

      expect(fillGapUpwards(window, '10', { ids, isFull: true })).toBeNull()
    },
  )

  test('a gap that is gone takes nothing in', () => {
    const window = fillGapUpwards(held(['50', '10']), '10', { ids: ['11'], isFull: false })

    expect(window).toMatchObject({ items: ['50', '10'], isLoading: false })
  })
})
