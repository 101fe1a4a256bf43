import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLink, LinkHeaderError, parseLinkHeader } from './page.ts'

test('finds the addresses of next and prev', { tags: ['API-06'] }, () => {
  const links = parseLinkHeader(
    '<https://s/a?max_id=5>; rel="next", <https://s/a?since_id=9>; rel="prev"',
  )

  expect(links.map(({ uri }) => uri)).toEqual(['https://s/a?max_id=5', 'https://s/a?since_id=9'])
  expect(findLink(links, 'next')).toBe('https://s/a?max_id=5')
  expect(findLink(links, 'prev')).toBe('https://s/a?since_id=9')
  expect(findLink(links, 'last')).toBeNull()
})

test.each([[undefined], [null], ['']])(
  'returns no links for the header %j',
  { tags: ['API-06'] },
  (header) => {
    expect(parseLinkHeader(header)).toEqual([])
  },
)

test(
  'accepts attributes that are unquoted, spaced, escaped, repeated and in any case',
  { tags: ['API-06'] },
  () => {
    const [link] = parseLinkHeader(
      '< https://s/a;b,c > ; REL = next ;title="a \\"b\\", c";rel=prev;',
    )

    expect(link?.uri).toBe('https://s/a;b,c')
    expect([...(link?.attributes ?? [])]).toEqual([
      ['rel', 'next'],
      ['title', 'a "b", c'],
    ])
  },
)

test('finds a link with several relations', { tags: ['API-06'] }, () => {
  expect(findLink(parseLinkHeader('<https://s/a>; rel="last next"'), 'next')).toBe('https://s/a')
})

test.each([
  ['x<https://a>; rel="next"'],
  ['https://a; rel="next"'],
  ['<https://a>; rel="next", y'],
  ['<https://a>; ="next"'],
])('reports the unexpected character in %s', { tags: ['API-07'] }, (header) => {
  expect(() => parseLinkHeader(header)).toThrow(LinkHeaderError)
  expect(() => parseLinkHeader(header)).toThrow(/unexpected character/)
})

test.each([['<https://a; rel="next"'], ['<https://a; rel="next", <https://b>; rel="prev"']])(
  'reports the missing end delimiter of a URI in %s',
  { tags: ['API-08'] },
  (header) => {
    expect(() => parseLinkHeader(header)).toThrow(LinkHeaderError)
    expect(() => parseLinkHeader(header)).toThrow(/end delimiter of a URI/)
  },
)

test.each([
  ['<https://a> rel="next"'],
  ['<https://a>; rel'],
  ['<https://a>; rel="next" title="x"'],
])('reports the missing attribute delimiter in %s', { tags: ['API-09'] }, (header) => {
  expect(() => parseLinkHeader(header)).toThrow(LinkHeaderError)
  expect(() => parseLinkHeader(header)).toThrow(/attribute delimiter/)
})

test('reports an unterminated value', () => {
  expect(() => parseLinkHeader('<https://a>; rel="next')).toThrow(/end delimiter of a value/)
})

test('parses every header that it serialises', { tags: ['API-06'] }, () => {
  const name = fc.stringMatching(/^[a-z][a-z0-9*-]{0,8}$/)
  const attributes = fc.dictionary(name, fc.string(), { maxKeys: 4, noNullPrototype: true })
  const link = fc.record({ uri: fc.webUrl({ withQueryParameters: true }), attributes })

  fc.assert(
    fc.property(fc.array(link), (links) => {
      const header = links
        .map(({ uri, attributes: pairs }) => {
          const written = Object.entries(pairs).map(
            ([key, value]) => `; ${key}="${value.replace(/["\\]/g, '\\$&')}"`,
          )
          return `<${uri}>${written.join('')}`
        })
        .join(', ')

      const read = parseLinkHeader(header).map(({ uri, attributes: pairs }) => ({
        uri,
        attributes: Object.fromEntries(pairs),
      }))

      expect(read).toEqual(links)
    }),
  )
})

test('throws only LinkHeaderError for arbitrary text', { tags: ['API-07'] }, () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[<>;,="\\ a-z]{0,24}$/), (header) => {
      expect(catchFailure(header)).toSatisfy(
        (failure) => failure === null || failure instanceof LinkHeaderError,
      )
    }),
  )
})

function catchFailure(header: string): unknown {
  try {
    parseLinkHeader(header)
    return null
  } catch (error) {
    return error
  }
}
