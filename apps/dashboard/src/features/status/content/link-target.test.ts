import { expect, test } from 'vitest'
import { accountId } from '@colonnade/domain/entities'
import { getLinkTarget, getStatusPath } from './link-target.ts'

const ada = {
  id: accountId('7'),
  username: 'ada',
  acct: 'ada@far.example',
  url: 'https://far.example/@ada',
}
const tea = { name: 'tea', url: 'https://here.example/tags/tea' }
const link = { href: 'https://x.example', text: 'x', classes: [], rel: [] }
const known = { mentions: [ada], tags: [tea] }

test.each([
  ['its URL', { ...link, href: ada.url, text: '@ada' }],
  ['its acct', { ...link, href: 'https://other.example/u/1', text: '@ada@far.example' }],
  ['its username', { ...link, href: 'https://other.example/u/1', text: '@Ada' }],
])('recognises a mention by %s', { tags: ['RTE-04'] }, (_title, facts) => {
  expect(getLinkTarget(facts, known)).toEqual({
    kind: 'account',
    path: '/accounts/7',
    acct: 'ada@far.example',
  })
})

test.each([
  ['its URL', { ...link, href: tea.url, text: '#Tea' }],
  ['its name', { ...link, text: '#TEA' }],
])('recognises a hashtag by %s', { tags: ['RTE-05'] }, (_title, facts) => {
  expect(getLinkTarget(facts, known)).toEqual({ kind: 'tag', path: '/timelines/tag/tea' })
})

test.each([
  ['rel=tag', { ...link, text: '#Été', rel: ['tag'] }],
  ['its class', { ...link, text: '#Été', classes: ['hashtag'] }],
])('recognises an unlisted hashtag by %s', { tags: ['RTE-05'] }, (_title, facts) => {
  expect(getLinkTarget(facts, known)).toEqual({
    kind: 'tag',
    path: '/timelines/tag/%C3%A9t%C3%A9',
  })
})

test('treats a link whose text only starts with # as external', () => {
  expect(getLinkTarget({ ...link, text: '#1 bank' }, known)).toEqual({ kind: 'outside' })
})

test('keeps an id with a slash in one path segment', () => {
  expect(getStatusPath('a/b')).toBe('/statuses/a%2Fb')
})
