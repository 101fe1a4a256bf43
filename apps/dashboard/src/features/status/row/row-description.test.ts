import { describe, expect, test } from 'vitest'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { statusId } from '@colonnade/domain/entities'
import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { samplePoll } from '@colonnade/domain/testing'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { createI18n } from '../../../testing/create-i18n.ts'
import { getRowDescription } from './row-description.ts'

type Input = Parameters<typeof getRowDescription>[1]

const PLAIN: Input['status'] = {
  spoiler_text: '',
  in_reply_to_id: null,
  poll: null,
  media_attachments: [],
  visibility: 'public',
  local_only: false,
}
const bob = { display_name: 'Bob :blob:', username: 'bob', acct: 'bob' }
const createMedia = (...types: readonly MediaAttachmentEntity['type'][]) =>
  types.map((type, index) => ({
    ...createSampleImage(String(index), ['navy', 'teal', 'gold']),
    type,
  }))

const describeRow = async (
  status: Partial<Input['status']>,
  rest: Partial<Input> = {},
  locale: Locale = 'en',
) =>
  getRowDescription(await createI18n(locale), {
    status: { ...PLAIN, ...status },
    booster: null,
    isLine: false,
    ...rest,
  })

describe('getRowDescription', () => {
  test.each<[string, Partial<Input['status']>, string | undefined]>([
    ['returns undefined for a plain post', {}, undefined],
    ['names a content warning', { spoiler_text: 'Finale' }, 'Content warning'],
    ['names a reply', { in_reply_to_id: statusId('1') }, 'Replying to a post'],
    ['names a poll', { poll: samplePoll() }, 'Poll'],
    ['names the visibility if not public', { visibility: 'private' }, 'Followers only'],
    ['names a local-only post', { local_only: true }, 'Local only'],
    ['counts images', { media_attachments: createMedia('image', 'image') }, '2 images'],
    [
      'counts attachments of every type',
      { media_attachments: createMedia('image', 'video', 'gifv', 'audio', 'unknown') },
      '1 image, 2 videos, 1 audio file, 1 file',
    ],
    [
      'keeps a fixed order',
      {
        spoiler_text: 'Finale',
        in_reply_to_id: statusId('1'),
        poll: samplePoll(),
        media_attachments: createMedia('audio'),
        visibility: 'direct',
        local_only: true,
      },
      'Content warning, Replying to a post, Poll, 1 audio file, Direct, Local only',
    ],
  ])('%s', { tags: ['BY-54'] }, async (_title, status, expected) => {
    expect(await describeRow(status)).toBe(expected)
  })

  test('names the booster without shortcodes', { tags: ['BY-54'] }, async () => {
    expect(await describeRow({}, { booster: bob })).toBe('Boosted by Bob')
  })

  test(
    'describes only the visibility and the booster of a filtered post',
    { tags: ['BY-54'] },
    async () => {
      const status = {
        spoiler_text: 'Finale',
        poll: samplePoll(),
        media_attachments: createMedia('image'),
        visibility: 'unlisted',
      } as const

      expect(await describeRow(status, { booster: bob, isLine: true })).toBe(
        'Unlisted, Boosted by Bob',
      )
    },
  )
})

const THREE_IMAGES: Readonly<Record<Locale, string>> = {
  en: '3 images, Boosted by Bob',
  de: '3 Bilder, Geteilt von Bob',
  fr: '3 images, Partagé par Bob',
  es: '3 imágenes, Impulsada por Bob',
  ja: '画像3枚, Bobさんがブースト',
  ar: '3 صور, أعاد Bob النشر',
}

test.each(LOCALES)('is translated to %s', { tags: ['BY-54'] }, async (locale) => {
  const status = { media_attachments: createMedia('image', 'image', 'image') }

  expect(await describeRow(status, { booster: bob }, locale)).toBe(THREE_IMAGES[locale])
})
