import { expect, test } from 'vitest'
import { getCsrfHeaders, type CsrfSource } from './csrf.ts'

const createSource = (cookies: string, meta: string | null = null): CsrfSource => ({
  pageOrigin: 'https://page.example',
  readCookies: () => cookies,
  readMeta: () => meta,
})

test(
  "sends the cookie as a header to the page's own origin",
  { tags: ['API-04', 'SES-13'] },
  () => {
    expect(getCsrfHeaders(createSource('a=1; XSRF-TOKEN=abc'), 'https://page.example')).toEqual({
      'X-XSRF-TOKEN': 'abc',
    })
  },
)

test("sends the meta tag's token as well", { tags: ['API-04', 'SES-13'] }, () => {
  expect(getCsrfHeaders(createSource('XSRF-TOKEN=abc', 'def'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': 'abc',
    'X-CSRF-Token': 'def',
  })
})

test('sends no token to another origin', { tags: ['API-04'] }, () => {
  expect(getCsrfHeaders(createSource('XSRF-TOKEN=abc', 'def'), 'https://other.example')).toEqual({})
  expect(getCsrfHeaders(createSource('XSRF-TOKEN=abc'), 'http://page.example')).toEqual({})
  expect(getCsrfHeaders(undefined, 'https://page.example')).toEqual({})
})

test('sends no token for a page without tokens and matches only the full cookie name', () => {
  expect(getCsrfHeaders(createSource(''), 'https://page.example')).toEqual({})
  expect(getCsrfHeaders(createSource('NOT-XSRF-TOKEN=abc'), 'https://page.example')).toEqual({})
})

test('decodes an encoded value and sends an undecodable one unchanged', () => {
  expect(getCsrfHeaders(createSource('XSRF-TOKEN=a%3D%3D'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': 'a==',
  })
  expect(getCsrfHeaders(createSource('XSRF-TOKEN=%'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': '%',
  })
})
