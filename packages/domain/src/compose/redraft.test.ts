import { expect, test } from 'vitest'
import { accountId, mediaId, pollId, statusId } from '../entities/ids.ts'
import { createRedraft } from './redraft.ts'

const LINK = 'class="u-url mention" rel="nofollow"'
const ada = {
  id: accountId('7'),
  username: 'ada',
  acct: 'ada@far.example',
  url: 'https://far.example/@ada?a=1&b=2',
}
const bo = { id: accountId('8'), username: 'bo', acct: 'bo', url: 'https://here.example/@bo' }

const status = {
  content: '<p>plain</p>',
  created_at: '2026-01-01T00:00:00.000Z',
  poll: null,
  in_reply_to_id: statusId('5'),
  language: 'nl',
  local_only: false,
  mentions: [ada, bo],
  sensitive: true,
  spoiler_text: 'food',
  visibility: 'private',
} as const

test('restores a reply with its content warning, media and settings', { tags: ['ST-15'] }, () => {
  const draft = createRedraft(status, {
    text: '@ada@far.example so good',
    media: [{ id: mediaId('3') }, { id: mediaId('4') }],
  })

  expect(draft).toEqual({
    text: '@ada@far.example so good',
    spoiler: true,
    spoilerText: 'food',
    sensitive: true,
    privacy: 'private',
    inReplyTo: '5',
    mediaIds: ['3', '4'],
    poll: null,
    language: 'nl',
    localOnly: false,
    threaded: false,
  })
})

test('restores a poll', { tags: ['ST-15', 'BY-05'] }, () => {
  const poll = {
    id: pollId('1'),
    expires_at: '2026-01-01T06:00:00.000Z',
    expired: true,
    multiple: true,
    votes_count: 0,
    voters_count: null,
    options: [
      { title: 'Tea', votes_count: 3 },
      { title: 'Milk', votes_count: 1 },
    ],
    emojis: [],
    voted: false,
    own_votes: [],
  }

  expect(createRedraft({ ...status, poll }, { text: 'Which?', media: [] }).poll).toEqual({
    options: ['Tea', 'Milk'],
    expiresIn: 21_600,
    multiple: true,
    hideTotals: false,
  })
})

test.each([
  [
    'restores the server of a mention',
    `<p><a href="https://far.example/@ada?a=1&amp;b=2" ${LINK}>@<span>ada</span></a> hello</p>`,
    '@ada@far.example hello',
  ],
  [
    'adds no server to a local mention',
    `<p>hi <a ${LINK} href="https://here.example/@bo">@<span>bo</span></a>!</p>`,
    'hi @bo!',
  ],
  [
    'keeps the text of other links',
    '<p>see <a href="https://x.example/page">x.example/page</a></p>',
    'see x.example/page',
  ],
  [
    'restores a shortened URL',
    '<p>see <a href="https://www.x.example/page?a=1&amp;b=2">x.example/pa…</a></p>',
    'see https://www.x.example/page?a=1&b=2',
  ],
  ['separates paragraphs and lines', '<p>one<br>two</p><p>three &lt;3</p>', 'one\ntwo\n\nthree <3'],
])(
  'restores the text from the HTML without the source: %s',
  { tags: ['ST-15'] },
  (_what, content, text) => {
    expect(createRedraft({ ...status, content }, { text: null, media: [] }).text).toBe(text)
  },
)

test('parses a hundred thousand unterminated links in linear time', () => {
  const content = '<a href="x">'.repeat(100_000)

  expect(createRedraft({ ...status, content }, { text: null, media: [] }).text).toBe('')
})

test.each([
  ['by its mark', { text: 'for us 👁️', local_only: false }],
  ['by its flag', { text: 'for us', local_only: true }],
])(
  'restores a local-only post, recognised %s',
  { tags: ['ST-15'] },
  (_how, { text, local_only }) => {
    const draft = createRedraft({ ...status, local_only }, { text, media: [] })

    expect(draft).toMatchObject({ text: 'for us', localOnly: true })
  },
)

test('is not sensitive without media', () => {
  expect(createRedraft(status, { text: '', media: [] }).sensitive).toBe(false)
})
