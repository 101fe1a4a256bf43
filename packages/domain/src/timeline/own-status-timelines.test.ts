import { expect, test } from 'vitest'
import { accountId, statusId, type Visibility } from '../entities/index.ts'
import { sampleAttachment } from '../testing/sample-uploads.ts'
import { sampleStatus } from '../testing/samples.ts'
import { getTimelinesForOwnStatus } from './index.ts'

const ME = accountId('1')

const getTimelines = (visibility: Visibility, replyTo: string | null = null, author = '5') =>
  getTimelinesForOwnStatus(
    sampleStatus({
      visibility,
      in_reply_to_id: replyTo === null ? null : statusId(replyTo),
      in_reply_to_account_id: replyTo === null ? null : accountId(author),
    }),
    ME,
  )

test(
  'adds a public post to home, community, public and the own profile',
  { tags: ['TL-19'] },
  () => {
    expect(getTimelines('public')).toEqual([
      'home',
      'community',
      'public',
      'account:1',
      'account:1:with_replies',
    ])
  },
)

test('adds a reply only to home and the replies of the own profile', { tags: ['TL-19'] }, () => {
  expect(getTimelines('public', '1')).toEqual(['home', 'account:1:with_replies'])
})

test('adds a reply to oneself to the posts of the own profile', { tags: ['TL-19'] }, () => {
  expect(getTimelines('public', '1', '1')).toEqual(['home', 'account:1', 'account:1:with_replies'])
})

test.each(['private', 'unlisted'] as const)(
  'adds a post that is %s to home and the own profile',
  { tags: ['TL-19'] },
  (visibility) => {
    expect(getTimelines(visibility)).toEqual(['home', 'account:1', 'account:1:with_replies'])
  },
)

test('adds a direct message to home, direct and the own profile', { tags: ['TL-19'] }, () => {
  expect(getTimelines('direct')).toEqual(['home', 'direct', 'account:1', 'account:1:with_replies'])
})

test('adds a post with media to the media of the own profile', { tags: ['TL-19'] }, () => {
  const posted = sampleStatus({ visibility: 'private', media_attachments: [sampleAttachment('9')] })

  expect(getTimelinesForOwnStatus(posted, ME)).toEqual([
    'home',
    'account:1',
    'account:1:with_replies',
    'account:1:media',
  ])
})
