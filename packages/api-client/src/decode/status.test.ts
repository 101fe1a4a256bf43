import { expect, test } from 'vitest'
import boost from '../fixtures/gotosocial-boost.json'
import filtered from '../fixtures/gotosocial-filtered.json'
import media from '../fixtures/gotosocial-media.json'
import poll from '../fixtures/gotosocial-poll.json'
import holloStatus from '../fixtures/hollo-status.json'
import snacStatus from '../fixtures/snac-status.json'
import { DecodeError, decodeFrom } from './fields.ts'
import { decodeStatus } from './status.ts'

/** Only the fields that the specification names. */
const specified = {
  id: '5',
  account: { id: '1', acct: 'ada', username: 'ada' },
  reblog: null,
  content: '<p>Hello</p>',
  spoiler_text: '',
  emojis: [],
  mentions: [{ id: '2', url: 'https://a.example/@bo', acct: 'bo', username: 'bo' }],
  tags: [{ name: 'Tea', url: 'https://a.example/tags/tea' }],
  visibility: 'unlisted',
  in_reply_to_id: '4',
  media_attachments: [],
  created_at: '2026-11-21T08:00:00.000Z',
  url: 'https://a.example/@ada/5',
  favourited: true,
  bookmarked: false,
  reblogged: false,
  muted: false,
}

/** Fields of newer servers, and unknown ones. */
const newer = {
  ...specified,
  quotes_count: 3,
  quote_approval: { automatic: [], manual: [], current_user: 'denied' },
  reactions: [{ name: 'blob', count: 1 }],
  something_else: { deep: [1, 2, { three: null }] },
}

test(
  'decodes a body with only the specified fields and uses defaults',
  { tags: ['OVR-09'] },
  () => {
    const status = decodeStatus(specified)

    expect(status).toMatchObject({
      id: '5',
      visibility: 'unlisted',
      in_reply_to_id: '4',
      favourited: true,
      edited_at: null,
      language: null,
      poll: null,
      card: null,
      replies_count: 0,
      local_only: false,
    })
    expect(status.account).toMatchObject({ acct: 'ada', display_name: '', followers_count: -1 })
    expect(status.tags).toEqual([{ name: 'tea', url: 'https://a.example/tags/tea' }])
  },
)

test('ignores unknown fields', { tags: ['OVR-09'] }, () => {
  expect(decodeStatus(newer)).toEqual(decodeStatus(specified))
})

test.each([
  ['GoToSocial', poll],
  ['Hollo', holloStatus],
  ['snac', snacStatus],
])('decodes a status of %s', { tags: ['OVR-09'] }, (_server, raw) => {
  const status = decodeStatus(raw)

  expect(status).toMatchObject({
    id: raw.id,
    created_at: raw.created_at,
    content: raw.content,
    url: raw.url,
    visibility: raw.visibility,
    language: raw.language,
  })
  expect(status.account).toMatchObject({ id: raw.account.id, acct: raw.account.acct })
})

test('decodes a boost with the boosted status', () => {
  const status = decodeStatus(boost)

  expect(status.reblog).toMatchObject({ id: boost.reblog.id, reblog: null })
  expect(status.reblog?.account.acct).toBe('ada')
})

test('keeps the order of poll options', () => {
  expect(decodeStatus(poll).poll).toMatchObject({
    options: [
      { title: 'Tea', votes_count: 0 },
      { title: 'Coffee', votes_count: 0 },
    ],
    voters_count: null,
  })
})

test('decodes type, addresses, description, size and focus of media', { tags: ['ENT-09'] }, () => {
  const decoded = decodeFrom('http://localhost:4040', decodeStatus, media)
  const [image, loop] = decoded.media_attachments

  expect(image).toMatchObject({
    id: media.media_attachments[0]?.id,
    type: 'image',
    url: media.media_attachments[0]?.url,
    preview_url: media.media_attachments[0]?.preview_url,
    remote_url: null,
    description: media.media_attachments[0]?.description,
    meta: { original: { width: 1000, height: 750 }, focus: { x: 0.41, y: 0.3 } },
  })
  expect(loop).toMatchObject({ type: 'gifv', meta: { original: { width: 480, height: 480 } } })
})

test('decodes audio without a size and media of unknown types', { tags: ['ENT-09'] }, () => {
  const audio = decodeStatus(media).media_attachments[2]
  const unknown = decodeStatus({
    ...specified,
    media_attachments: [{ id: '1', type: 'hologram', url: 'https://a.example/1', meta: null }],
  }).media_attachments

  expect(audio).toMatchObject({ type: 'audio', preview_url: null })
  expect(audio?.meta).toEqual({ focus: { x: 0, y: 0 }, duration: 5.041633 })
  expect(unknown).toMatchObject([{ type: 'unknown', url: 'https://a.example/1', meta: null }])
})

test('clamps a focus outside its range', { tags: ['ENT-09'] }, () => {
  const item = { id: '1', type: 'image', meta: { focus: { x: -4, y: 1.5 } } }

  const [image] = decodeStatus({ ...specified, media_attachments: [item] }).media_attachments

  expect(image?.meta?.focus).toEqual({ x: -1, y: 1 })
})

test('leaves out filtered unless the server sends a list', () => {
  expect(decodeStatus(specified)).not.toHaveProperty('filtered')
  expect(decodeStatus(holloStatus)).not.toHaveProperty('filtered')
  expect(decodeStatus(snacStatus).filtered).toEqual([])
  expect(decodeStatus(filtered).filtered).toMatchObject([
    {
      filter: { title: 'Ball games', filter_action: 'warn', context: ['home', 'public', 'thread'] },
    },
  ])
})

test('decodes an unknown visibility as followers-only', () => {
  expect(decodeStatus({ ...specified, visibility: 'mutuals_only' }).visibility).toBe('private')
})

test('drops addresses that would run a script', () => {
  const status = decodeStatus({
    ...specified,
    url: 'javascript:alert(1)',
    card: { url: ' javascript:alert(1)', title: 'x' },
    account: { id: '1', acct: 'ada', url: 'data:text/html,x' },
  })

  expect(status.url).toBeNull()
  expect(status.card).toBeNull()
  expect(status.account.url).toBe('')
})

test('replaces an unreadable creation time with the epoch', () => {
  const status = decodeStatus({ ...specified, created_at: 'yesterday', edited_at: 'now' })

  expect(status.created_at).toBe('1970-01-01T00:00:00.000Z')
  expect(status.edited_at).toBeNull()
})

test('drops only the invalid parts of a status', () => {
  const status = decodeStatus({
    ...specified,
    emojis: [null, { shortcode: 'blob', url: 'https://a.example/blob.png' }, { shortcode: '' }],
    mentions: ['bo', { id: 7, acct: 'cy@b.example' }],
    tags: {},
    media_attachments: 'none',
    poll: { id: '1', options: [] },
  })

  expect(status.emojis).toMatchObject([{ shortcode: 'blob', visible_in_picker: true }])
  expect(status.mentions).toEqual([{ id: '7', acct: 'cy@b.example', username: 'cy', url: '' }])
  expect([status.tags, status.media_attachments, status.poll]).toEqual([[], [], null])
})

test.each([
  ['nothing', undefined],
  ['text', 'status'],
  ['a list', [specified]],
  ['only an id', { id: '5' }],
  ['only an author', { account: specified.account }],
  ['a boost without a status', { ...specified, reblog: {} }],
])('rejects a status that is: %s', (_name, raw) => {
  expect(() => decodeStatus(raw)).toThrow(DecodeError)
})

test('stops at one level of nested boosts', () => {
  let raw: object = specified
  for (let depth = 0; depth < 20_000; depth += 1) raw = { ...specified, reblog: raw }

  expect(decodeStatus(raw).reblog?.reblog).toBeNull()
})
