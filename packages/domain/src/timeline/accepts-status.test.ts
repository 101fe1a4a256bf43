import { expect, test } from 'vitest'
import { accountId, listId, mediaId, type MediaAttachmentEntity } from '../entities/index.ts'
import { sampleStatus } from '../testing/samples.ts'
import { acceptsStatus, type TimelineParams } from './index.ts'

const tagged = (...names: string[]) =>
  sampleStatus({ tags: names.map((name) => ({ name, url: '' })) })

const picture: MediaAttachmentEntity = {
  id: mediaId('1'),
  type: 'image',
  url: null,
  preview_url: null,
  remote_url: null,
  description: null,
  blurhash: null,
  meta: null,
}

const cats = {
  kind: 'hashtag',
  tag: 'cats',
  any: ['dogs'],
  all: ['cute'],
  none: ['sad'],
} as const satisfies TimelineParams

test.each([
  [['cats', 'cute'], true],
  [['dogs', 'cute'], true],
  [['CATS', 'Cute'], true],
  [['cats'], false],
  [['cute'], false],
  [['cats', 'cute', 'sad'], false],
])(
  'checks a status tagged %j for a column of cats or dogs, cute, not sad: %s',
  { tags: ['TL-20'] },
  (tags, expected) => {
    expect(acceptsStatus(cats, tagged(...tags))).toBe(expected)
  },
)

test('requires each tag when all tags are required', { tags: ['TL-20'] }, () => {
  const both: TimelineParams = { ...cats, all: ['cute', 'soft'] }

  expect(acceptsStatus(both, tagged('cats', 'cute'))).toBe(false)
  expect(acceptsStatus(both, tagged('cats', 'cute', 'soft'))).toBe(true)
})

test('accepts only statuses with media in a media-only timeline', { tags: ['TL-21'] }, () => {
  const withPicture = sampleStatus({ media_attachments: [picture] })

  expect(acceptsStatus({ kind: 'public', onlyMedia: true }, sampleStatus())).toBe(false)
  expect(acceptsStatus({ kind: 'community', onlyMedia: true }, withPicture)).toBe(true)
  expect(acceptsStatus({ kind: 'public', onlyMedia: false }, sampleStatus())).toBe(true)
})

test("accepts only statuses with media in an account's media timeline", { tags: ['TL-29'] }, () => {
  const id = accountId('1')

  expect(acceptsStatus({ kind: 'account', id, show: 'media' }, sampleStatus())).toBe(false)
  expect(acceptsStatus({ kind: 'account', id, show: 'posts' }, sampleStatus())).toBe(true)
  const withPicture = sampleStatus({ media_attachments: [picture] })
  expect(acceptsStatus({ kind: 'account', id, show: 'media' }, withPicture)).toBe(true)
})

test(
  'accepts all statuses in home and lists, and only direct messages in direct',
  { tags: ['TL-17'] },
  () => {
    expect(acceptsStatus({ kind: 'home' }, sampleStatus())).toBe(true)
    expect(acceptsStatus({ kind: 'list', id: listId('1') }, sampleStatus())).toBe(true)
    expect(acceptsStatus({ kind: 'direct' }, sampleStatus())).toBe(false)
    expect(acceptsStatus({ kind: 'direct' }, sampleStatus({ visibility: 'direct' }))).toBe(true)
  },
)

test('rejects a status that has one unwanted tag', { tags: ['TL-20'] }, () => {
  const mild: TimelineParams = { ...cats, all: [], none: ['sad', 'loud'] }

  expect(acceptsStatus(mild, tagged('cats', 'loud'))).toBe(false)
  expect(acceptsStatus(mild, tagged('cats'))).toBe(true)
})
