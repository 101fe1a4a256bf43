import { expect, test } from 'vitest'
import { accountId, statusId, type Visibility } from '../entities/index.ts'
import { sampleAttachment } from '../testing/sample-uploads.ts'
import { sampleStatus } from '../testing/samples.ts'
import { timelinesForOwn } from './index.ts'

const ME = accountId('1')

const places = (visibility: Visibility, replyTo: string | null = null, author = '5') =>
  timelinesForOwn(
    sampleStatus({
      visibility,
      in_reply_to_id: replyTo === null ? null : statusId(replyTo),
      in_reply_to_account_id: replyTo === null ? null : accountId(author),
    }),
    ME,
  )

test(
  'a public post goes to home, community, public and the own profile at once',
  { tags: ['TL-19'] },
  () => {
    expect(places('public')).toEqual([
      'home',
      'community',
      'public',
      'account:1',
      'account:1:with_replies',
    ])
  },
)

test('a reply goes to home and the replies of the own profile only', { tags: ['TL-19'] }, () => {
  expect(places('public', '1')).toEqual(['home', 'account:1:with_replies'])
})

test('a reply to oneself is listed among the posts of the own profile', { tags: ['TL-19'] }, () => {
  expect(places('public', '1', '1')).toEqual(['home', 'account:1', 'account:1:with_replies'])
})

test.each(['private', 'unlisted'] as const)(
  'a post that is %s goes to home and the own profile',
  { tags: ['TL-19'] },
  (visibility) => {
    expect(places(visibility)).toEqual(['home', 'account:1', 'account:1:with_replies'])
  },
)

test('a direct message goes to home, direct and the own profile', { tags: ['TL-19'] }, () => {
  expect(places('direct')).toEqual(['home', 'direct', 'account:1', 'account:1:with_replies'])
})

test('a post with media goes to the media of the own profile too', { tags: ['TL-19'] }, () => {
  const posted = sampleStatus({ visibility: 'private', media_attachments: [sampleAttachment('9')] })

  expect(timelinesForOwn(posted, ME)).toEqual([
    'home',
    'account:1',
    'account:1:with_replies',
    'account:1:media',
  ])
})
