import { expect, test } from 'vitest'
import { mediaId, statusId } from '../entities/index.ts'
import { isPublishedCopy, type PostedStatus } from './is-published-copy.ts'

const SENT_AT = Date.parse('2026-11-20T12:00:00Z')

const posted = {
  status: 'Hi @bo@far.example, see https://a.example/long\n\nYours',
  in_reply_to_id: statusId('7'),
  media_ids: [mediaId('1')],
  sensitive: true,
  spoiler_text: 'cw',
  visibility: 'unlisted',
} satisfies PostedStatus

const media = {
  id: mediaId('1'),
  type: 'image',
  url: null,
  preview_url: null,
  remote_url: null,
  description: null,
  blurhash: null,
  meta: null,
} as const

const published = {
  content:
    '<p>Hi <span class="h-card"><a href="https://far.example/@bo">@<span>bo</span></a></span>, see <a href="https://a.example/long"><span class="invisible">https://</span><span>a.example/long</span></a></p><p>Yours</p>',
  created_at: '2026-11-20T12:00:02Z',
  in_reply_to_id: statusId('7'),
  media_attachments: [media],
  reblog: null,
  spoiler_text: 'cw',
  visibility: 'unlisted',
} as const

test("recognises a published post in the server's markup", { tags: ['CMP-05'] }, () => {
  expect(isPublishedCopy(posted, published, SENT_AT)).toBe(true)
})

test.each([
  ['another text', { content: '<p>Hi</p>' }],
  ['another replied-to post', { in_reply_to_id: null }],
  ['another visibility', { visibility: 'public' as const }],
  ['another content warning', { spoiler_text: '' }],
  ['no media', { media_attachments: [] }],
  ['other media', { media_attachments: [{ ...media, id: mediaId('2') }] }],
  ['the same text but an earlier date', { created_at: '2026-11-20T11:49:59Z' }],
])('returns false for a status with %s', { tags: ['CMP-05'] }, (_what, change) => {
  expect(isPublishedCopy(posted, { ...published, ...change }, SENT_AT)).toBe(false)
})

test('tolerates a server clock that is behind', () => {
  const behind = { ...published, created_at: '2026-11-20T11:50:01Z' }

  expect(isPublishedCopy(posted, behind, SENT_AT)).toBe(true)
})
