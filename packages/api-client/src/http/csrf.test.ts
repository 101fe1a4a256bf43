import { expect, test } from 'vitest'
import { csrfHeaders, type CsrfSource } from './csrf.ts'

const source = (cookies: string, meta: string | null = null): CsrfSource => ({
  pageOrigin: 'https://page.example',
  readCookies: () => cookies,
  readMeta: () => meta,
})

test('the cookie comes back as a header on the own origin', { tags: ['API-04', 'SES-13'] }, () => {
  expect(csrfHeaders(source('a=1; XSRF-TOKEN=abc'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': 'abc',
  })
})

test('the meta tag goes out beside it', { tags: ['API-04', 'SES-13'] }, () => {
  expect(csrfHeaders(source('XSRF-TOKEN=abc', 'def'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': 'abc',
    'X-CSRF-Token': 'def',
  })
})

test('another origin gets neither', { tags: ['API-04'] }, () => {
  expect(csrfHeaders(source('XSRF-TOKEN=abc', 'def'), 'https://other.example')).toEqual({})
  expect(csrfHeaders(source('XSRF-TOKEN=abc'), 'http://page.example')).toEqual({})
  expect(csrfHeaders(undefined, 'https://page.example')).toEqual({})
})

test('a page without tokens sends none; only the whole name counts', () => {
  expect(csrfHeaders(source(''), 'https://page.example')).toEqual({})
  expect(csrfHeaders(source('NOT-XSRF-TOKEN=abc'), 'https://page.example')).toEqual({})
})

test('an encoded value is decoded, a broken one sent as it is', () => {
  expect(csrfHeaders(source('XSRF-TOKEN=a%3D%3D'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': 'a==',
  })
  expect(csrfHeaders(source('XSRF-TOKEN=%'), 'https://page.example')).toEqual({
    'X-XSRF-TOKEN': '%',
  })
})
