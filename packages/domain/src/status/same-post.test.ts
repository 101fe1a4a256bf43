import { describe, expect, test } from 'vitest'
import { accountId, type MentionEntity, type Visibility } from '../entities/index.ts'
import { sampleAccount, sampleStatus } from '../testing/index.ts'
import { findReachLimit, getPostAddresses, isSamePost } from './same-post.ts'

const URI = 'https://a.example/users/ada/statuses/1'
const PAGE = 'https://a.example/@ada/1'

describe('isSamePost', () => {
  test.each([
    ['the same URI and another page', { uri: URI, url: 'https://b.example/notice/7' }, true],
    ['a host in upper case', { uri: URI.replace('a.example', 'A.EXAMPLE'), url: null }, true],
    ['a fragment', { uri: `${URI}#post`, url: null }, true],
    ['another URI on the same page', { uri: `${URI}2`, url: PAGE }, false],
    ['no URI but the same page', { uri: '', url: PAGE }, true],
    ['neither', { uri: '', url: null }, false],
  ])('compares a post with one with %s', { tags: ['BY-37'] }, (_title, other, expected) => {
    expect(isSamePost({ uri: URI, url: PAGE }, other)).toBe(expected)
  })

  test('compares URIs that are no web addresses', { tags: ['BY-37'] }, () => {
    const tag = { uri: 'tag:a.example,2017-04-01:objectId=1:objectType=Status', url: PAGE }

    expect(isSamePost(tag, { ...tag, url: null })).toBe(true)
    expect(isSamePost(tag, { ...tag, uri: tag.uri.replace('=1', '=2') })).toBe(false)
  })
})

describe('getPostAddresses', () => {
  test.each([
    ['the URI before the page', { uri: URI, url: PAGE }, [URI, PAGE]],
    ['one address once', { uri: URI, url: URI }, [URI]],
    ['only the page of a post with a tag URI', { uri: 'tag:a.example:1', url: PAGE }, [PAGE]],
    ['no address that is no web address', { uri: '', url: 'javascript:alert(1)' }, []],
  ])('returns %s', { tags: ['BY-37'] }, (_title, post, expected) => {
    expect(getPostAddresses(post)).toEqual(expected)
  })
})

describe('findReachLimit', () => {
  const noor = { key: 'noor@b.example', url: 'https://web.b.example/@noor' }
  const mention = (patch: Partial<MentionEntity>): MentionEntity => ({
    id: accountId('2'),
    username: 'noor',
    acct: 'noor@b.example',
    url: '',
    ...patch,
  })
  const find = (
    visibility: Visibility,
    { mentions = [], acct = 'ada', url = '', local_only = false } = {} as {
      mentions?: readonly MentionEntity[]
      acct?: string
      url?: string
      local_only?: boolean
    },
  ) =>
    findReachLimit(
      {
        status: sampleStatus({ visibility, mentions, local_only }),
        author: sampleAccount({ acct, url }),
        host: 'a.example',
      },
      noor,
    )

  test('limits followers-only, direct and local posts of others', { tags: ['BY-37'] }, () => {
    expect(find('public')).toBeNull()
    expect(find('unlisted')).toBeNull()
    expect(find('private')).toBe('private')
    expect(find('direct')).toBe('private')
    expect(find('public', { local_only: true })).toBe('local-only')
  })

  test.each([
    ['a mention by handle', { mentions: [mention({ acct: 'Noor@B.example' })] }, null],
    ['a mention by profile', { mentions: [mention({ acct: 'noor@x', url: noor.url })] }, null],
    ['a mention of another', { mentions: [mention({ acct: 'mo@b.example' })] }, 'private'],
    ['a namesake on the own server', { mentions: [mention({ acct: 'noor' })] }, 'private'],
    ['an own post', { acct: 'noor@b.example' }, null],
  ])('checks a direct post with %s', { tags: ['BY-37'] }, (_title, post, expected) => {
    expect(find('direct', post)).toBe(expected)
  })
})
