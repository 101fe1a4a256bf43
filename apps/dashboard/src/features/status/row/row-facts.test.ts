import { describe, expect, test } from 'vitest'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { statusId } from '@colonnade/domain/entities'
import { LOCALES, type Locale } from '@colonnade/domain/settings'
import { samplePoll } from '@colonnade/domain/testing'
import { picture } from '../../../gallery/gallery-data.ts'
import { speaking } from '../../../testing/speaking.ts'
import { rowFacts } from './row-facts.ts'

type Told = Parameters<typeof rowFacts>[1]

const PLAIN: Told['status'] = {
  spoiler_text: '',
  in_reply_to_id: null,
  poll: null,
  media_attachments: [],
  visibility: 'public',
  local_only: false,
}
const bob = { display_name: 'Bob :blob:', username: 'bob', acct: 'bob' }
const media = (...types: readonly MediaAttachmentEntity['type'][]) =>
  types.map((type, index) => ({ ...picture(String(index), ['navy', 'teal', 'gold']), type }))

const facts = async (
  status: Partial<Told['status']>,
  rest: Partial<Told> = {},
  locale: Locale = 'en',
) =>
  rowFacts(await speaking(locale), {
    status: { ...PLAIN, ...status },
    booster: null,
    isLine: false,
    ...rest,
  })

describe('a row says after its name', () => {
  test.each<[string, Partial<Told['status']>, string | undefined]>([
    ['nothing of a plain post', {}, undefined],
    ['that a warning stands before it', { spoiler_text: 'Finale' }, 'Content warning'],
    ['that it answers', { in_reply_to_id: statusId('1') }, 'Replying to a post'],
    ['that it asks', { poll: samplePoll() }, 'Poll'],
    ['for whom it is, if not for all', { visibility: 'private' }, 'Followers only'],
    ['that it stays on its server', { local_only: true }, 'Local only'],
    ['how many pictures it has', { media_attachments: media('image', 'image') }, '2 images'],
    [
      'what else it shows and plays',
      { media_attachments: media('image', 'video', 'gifv', 'audio', 'unknown') },
      '1 image, 2 videos, 1 audio file, 1 file',
    ],
    [
      'all of that in one order',
      {
        spoiler_text: 'Finale',
        in_reply_to_id: statusId('1'),
        poll: samplePoll(),
        media_attachments: media('audio'),
        visibility: 'direct',
        local_only: true,
      },
      'Content warning, Replying to a post, Poll, 1 audio file, Direct, Local only',
    ],
  ])('%s', { tags: ['BY-54'] }, async (_title, status, expected) => {
    expect(await facts(status)).toBe(expected)
  })

  test('who passed it on, without the codes of their pictures', { tags: ['BY-54'] }, async () => {
    expect(await facts({}, { booster: bob })).toBe('Boosted by Bob')
  })

  test(
    'nothing of what a filter hides, but for whom it is and who passed it on',
    { tags: ['BY-54'] },
    async () => {
      const status = {
        spoiler_text: 'Finale',
        poll: samplePoll(),
        media_attachments: media('image'),
        visibility: 'unlisted',
      } as const

      expect(await facts(status, { booster: bob, isLine: true })).toBe('Unlisted, Boosted by Bob')
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

test.each(LOCALES)(
  'in %s it counts and names in its words',
  { tags: ['BY-54'] },
  async (locale) => {
    const status = { media_attachments: media('image', 'image', 'image') }

    expect(await facts(status, { booster: bob }, locale)).toBe(THREE_IMAGES[locale])
  },
)
