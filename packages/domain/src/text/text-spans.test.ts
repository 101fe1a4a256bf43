import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findHashtags, findMentions, findUrls } from './index.ts'

const getUrls = (text: string) => findUrls(text).map(({ url }) => url)

test.each([
  ['https://example.com', ['https://example.com']],
  ['see http://example.com/a?b=c#d now', ['http://example.com/a?b=c#d']],
  ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
  ['https://example.com:8080/x', ['https://example.com:8080/x']],
  ['https://xn--bcher-kva.xn--p1ai/x', ['https://xn--bcher-kva.xn--p1ai/x']],
  ['https://bücher.рф', ['https://bücher.рф']],
  ['one https://a.b two https://c.d.', ['https://a.b', 'https://c.d']],
  ['https://a.b/c,https://d.e', ['https://a.b/c,https://d.e']],
  ['https://a.b?c', ['https://a.b?c']],
  ['https://a.b#c', ['https://a.b#c']],
  ['https://a.b:80', ['https://a.b:80']],
  ['https://a_b.c-d.example', ['https://a_b.c-d.example']],
  ['https://a.b.', ['https://a.b']],
  ['<https://a.b/c>d', ['https://a.b/c']],
])('finds the URLs in %s', { tags: ['CMP-11'] }, (text, expected) => {
  expect(getUrls(text)).toEqual(expected)
})

test.each([
  'http://a',
  'https://localhost:3000/x',
  'https://1.2.3.4/x',
  'ftp://example.com',
  'example.com',
  'xhttps://example.com',
  '1https://example.com',
  '@https://example.com',
  '#https://example.com',
  '$https://example.com',
  'https://',
  'https://.com',
  'https://a..b',
  'https://a.b2',
  'https://a.b-',
  'https://a.b_c',
  'https://a.b.1',
  'éhttps://example.com',
])('finds no URL in %s', { tags: ['CMP-11'] }, (text) => {
  expect(getUrls(text)).toEqual([])
})

test.each([
  ['https://a.example/x.', 'https://a.example/x'],
  ['https://a.example/x?!', 'https://a.example/x'],
  ['https://a.example/x…', 'https://a.example/x'],
  ['"https://a.example/x"', 'https://a.example/x'],
  ["'https://a.example/x'", 'https://a.example/x'],
  ['(https://en.wikipedia.org/wiki/A_(b))', 'https://en.wikipedia.org/wiki/A_(b)'],
  ['[https://a.example/x]', 'https://a.example/x'],
  ['(https://a.example/x).', 'https://a.example/x'],
  ['「https://a.example/x」', 'https://a.example/x'],
  ['https://a.example/x)', 'https://a.example/x'],
  ['https://a.example/x/', 'https://a.example/x/'],
])('excludes the punctuation around the URL in %s', { tags: ['CMP-11'] }, (text, url) => {
  expect(getUrls(text)).toEqual([url])
})

test.each(['()', '[]', '{}', '（）', '「」', '『』', '【】'])(
  'includes a balanced %s and excludes an unbalanced one',
  { tags: ['CMP-11'] },
  (pair) => {
    const [opener = '', closer = ''] = pair.split('')

    expect(getUrls(`${opener}https://a.example/x${closer}`)).toEqual(['https://a.example/x'])
    expect(getUrls(`https://a.example/x${pair}`)).toEqual([`https://a.example/x${pair}`])
    expect(getUrls(`https://a.example/x${pair}${closer}`)).toEqual([`https://a.example/x${pair}`])
  },
)

test.each('. , ; : ! ? \' " … 。 、 ， ！ ？ ： ；'.split(' '))(
  'excludes a trailing %s and includes it inside the URL',
  { tags: ['CMP-11'] },
  (sign) => {
    expect(getUrls(`https://a.example/x${sign}${sign}`)).toEqual(['https://a.example/x'])
    const within = sign === '"' ? [] : [`https://a.example/x${sign}y`]
    expect(getUrls(`https://a.example/x${sign}y`).filter((url) => url.endsWith('y'))).toEqual(
      within,
    )
  },
)

test('returns positions in UTF-16 units of the original text', { tags: ['CMP-11'] }, () => {
  const text = '🙂 (https://a.b) @bob@c.d #Cats!'

  const spans = [...findUrls(text), ...findMentions(text), ...findHashtags(text)]

  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    'https://a.b',
    '@bob@c.d',
    '#Cats',
  ])
})

test(
  'searches any text without throwing and returns spans of it',
  { tags: ['CMP-11', 'CMP-12'] },
  () => {
    const pieces = fc.constantFrom(
      'https://',
      'a.b',
      '/',
      '(',
      ')',
      '.',
      '@',
      '#',
      ' ',
      'é',
      '@a@b.c',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 }))),
        (parts) => {
          const text = parts.join('')
          let end = 0
          for (const span of findUrls(text)) {
            expect(text.slice(span.start, span.end)).toBe(span.url)
            expect(span.start).toBeGreaterThanOrEqual(end)
            end = span.end
          }
          findMentions(text)
          findHashtags(text)
        },
      ),
    )
  },
)

test('searches a hostile text in linear time', { tags: ['CMP-11', 'CMP-12'] }, () => {
  const hostile = ['https://', 'a.', '(', '@a', '@a@b', '#1', 'https://a.b/(', ')'].map((piece) =>
    piece.repeat(5000),
  )

  const started = performance.now()
  for (const text of [...hostile, `https://a.b/${')'.repeat(5000)}`]) {
    findUrls(text)
    findMentions(text)
    findHashtags(text)
  }

  expect(performance.now() - started).toBeLessThan(2000)
})

test('cuts a long run of trailing brackets in linear time', { tags: ['CMP-11'] }, () => {
  const brackets = ')'.repeat(300_000)

  expect(getUrls(`http://a.example/(x)${brackets}`)).toEqual(['http://a.example/(x)'])
  expect(getUrls(`http://a.example/${'('.repeat(300_000)}${brackets}`)).toHaveLength(1)
})
