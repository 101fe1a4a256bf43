import { describe, expect, test } from 'vitest'
import { countGraphemes } from '../text/index.ts'
import {
  COLUMN_COLOURS,
  isSingleEmoji,
  limitTitle,
  MAX_TITLE_LENGTH,
  readColumnLook,
  toColumnTitle,
} from './index.ts'

const NONE = { title: '', colour: undefined, icon: '' }
const FAMILY = '👩‍👩‍👧'

describe('toColumnTitle', () => {
  test.each([
    ['  Friends  ', 'Friends'],
    ['two\nlines\t here', 'two lines here'],
    ['', ''],
    ['  \u200B\u2060 ', ''],
    ['أصدقاء', 'أصدقاء'],
  ])('converts %j to %j', { tags: ['BY-55'] }, (text, title) => {
    expect(toColumnTitle(text)).toBe(title)
  })

  test.each([
    ['letters', 'x'],
    ['accented letters', 'e\u0301'],
    ['family emoji', FAMILY],
  ])('keeps 60 %s and cuts the next', { tags: ['BY-55'] }, (_name, grapheme) => {
    const longest = grapheme.repeat(MAX_TITLE_LENGTH)

    expect(toColumnTitle(longest)).toBe(longest)
    expect(toColumnTitle(`${longest}${grapheme}`)).toBe(longest)
    expect(countGraphemes(limitTitle(`${longest} and more`))).toBe(60)
  })

  test('leaves no space at the end of a cut title', { tags: ['BY-55'] }, () => {
    expect(toColumnTitle(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59))
  })

  test('keeps a space at the end while the user types', { tags: ['BY-55'] }, () => {
    expect(limitTitle('My ')).toBe('My ')
  })

  test('cuts a huge title quickly', { tags: ['BY-55'] }, () => {
    expect(toColumnTitle('é'.repeat(5_000_000))).toBe('é'.repeat(60))
  })
})

describe('isSingleEmoji', () => {
  test.each(['🦊', '❤️', '☀', '👍🏽', FAMILY, '👩🏻‍❤️‍💋‍👨🏿', '🏳️‍🌈', '🇯🇵', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '#️⃣'])(
    'accepts %s',
    { tags: ['BY-55'] },
    (emoji) => {
      expect(isSingleEmoji(emoji)).toBe(true)
    },
  )

  test.each([
    '',
    ' ',
    'a',
    '1',
    '#',
    '🦊🦊',
    '🦊 ',
    'x🦊',
    '🇯',
    '🇯🇵🇫',
    '🏽',
    '\uFE0F',
    ':fox:',
    '🦊\u0301',
    '🦊\n',
  ])('refuses %j', { tags: ['BY-55'] }, (text) => {
    expect(isSingleEmoji(text)).toBe(false)
  })

  test('refuses a chain of emoji that is longer than any real one', { tags: ['BY-55'] }, () => {
    expect(isSingleEmoji(Array.from({ length: 5 }, () => '🦊').join('\u200D'))).toBe(false)
  })
})

describe('readColumnLook', () => {
  test.each([
    [{}, NONE],
    [{ look: null }, NONE],
    [{ look: 'red' }, NONE],
    [{ look: ['red'] }, NONE],
    [{ look: { title: 7, colour: 'mauve', icon: 'x' } }, NONE],
    [{ look: { title: {}, colour: ['red'], icon: 7 } }, NONE],
    [{ look: { title: 'Friends' } }, { ...NONE, title: 'Friends' }],
    [{ look: { title: ' \u200B ' } }, NONE],
    [{ look: { icon: ' 🦊' } }, NONE],
    [{ look: { icon: '1️⃣' } }, { ...NONE, icon: '1️⃣' }],
    [{ look: { icon: '🇯🇵' } }, { ...NONE, icon: '🇯🇵' }],
    [{ look: { colour: 'toString' } }, NONE],
    [
      { look: { title: 'Night', colour: 'teal', icon: '🌙' } },
      { title: 'Night', colour: 'teal', icon: '🌙' },
    ],
  ])('reads %j as %j', { tags: ['BY-55'] }, (params, look) => {
    expect(readColumnLook(params)).toEqual(look)
  })

  test('cuts a huge saved title', { tags: ['BY-55'] }, () => {
    expect(readColumnLook({ look: { title: 'x'.repeat(1e6) } }).title.length).toBe(1_500)
  })

  test('reads each of the eight colours', { tags: ['BY-55'] }, () => {
    expect(COLUMN_COLOURS.map((colour) => readColumnLook({ look: { colour } }).colour)).toEqual(
      COLUMN_COLOURS,
    )
    expect(COLUMN_COLOURS).toHaveLength(8)
  })
})
