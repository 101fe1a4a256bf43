import { expect, test } from 'vitest'
import type { PostedStatus } from '@colonnade/domain/compose'
import { accountId, mediaId } from '@colonnade/domain/entities'
import { ApiError } from '../http/api-error.ts'
import { clientOf } from '../testing/client-of.ts'
import { mayBePublished, publishStatus } from './publish-status.ts'

const POST = 'POST /api/v1/statuses'
const OWN = 'GET /api/v1/accounts/1/statuses'
const posted: PostedStatus = {
  status: 'Hello',
  in_reply_to_id: null,
  media_ids: [],
  sensitive: false,
  spoiler_text: '',
  visibility: 'public',
}
const account = { id: '1', acct: 'mira', username: 'mira' }
const arrived = {
  id: '5',
  account,
  content: '<p>Hello</p>',
  visibility: 'public',
  created_at: '2026-11-20T12:00:01Z',
}
const publication = { posted, me: accountId('1'), idempotencyKey: 'k' }
const SENT_AT = Date.parse('2026-11-20T12:00:00Z')
const made = () => Response.json({ ...arrived, id: '6' })

test('what is sent for the first time is sent at once', async () => {
  const { api, asked } = clientOf({ [POST]: made })

  await publishStatus(api, { ...publication, sentAt: null })

  expect(asked()).toEqual([POST])
})

test(
  'what arrived though its answer was lost is not sent again',
  { tags: ['CMP-05'] },
  async () => {
    const { api, asked, queries } = clientOf({ [OWN]: () => Response.json([arrived]) })

    const status = await publishStatus(api, { ...publication, sentAt: SENT_AT })

    expect(status.id).toBe('5')
    expect(asked()).toEqual([OWN])
    expect(queries()).toEqual(['?limit=40'])
  },
)

test('what did not arrive is sent again, with the same key', { tags: ['CMP-05'] }, async () => {
  const { api, asked, headers } = clientOf({ [OWN]: () => Response.json([]), [POST]: made })

  expect((await publishStatus(api, { ...publication, sentAt: SENT_AT })).id).toBe('6')
  expect(asked()).toEqual([OWN, POST])
  expect(headers('Idempotency-Key')).toEqual([null, 'k'])
})

test('where nobody can look nothing is sent', { tags: ['CMP-05'] }, async () => {
  const { api, asked } = clientOf({ [OWN]: () => new Response('', { status: 503 }), [POST]: made })

  const publishing = publishStatus(api, { ...publication, sentAt: SENT_AT })

  await expect(publishing).rejects.toMatchObject({ status: 503 })
  expect(asked()).toEqual([OWN])
})

test('a server that refuses to show them has the key', { tags: ['CMP-05'] }, async () => {
  const { api, asked } = clientOf({ [POST]: made })

  await publishStatus(api, { ...publication, sentAt: SENT_AT })

  expect(asked()).toEqual([OWN, POST])
})

test('a server that honours the key is simply asked again', { tags: ['CMP-05'] }, async () => {
  const { api, asked } = clientOf({ [POST]: made })
  api.capabilities.note('idempotency', true)

  await publishStatus(api, { ...publication, sentAt: SENT_AT })

  expect(asked()).toEqual([POST])
})

test(
  'what has files is looked for also where the key is honoured',
  { tags: ['CMP-05'] },
  async () => {
    const media = { id: '7', type: 'image' }
    const { api, asked } = clientOf({
      [OWN]: () => Response.json([{ ...arrived, media_attachments: [media] }]),
      [POST]: made,
    })
    api.capabilities.note('idempotency', true)
    const withFile = { ...posted, media_ids: [mediaId('7')] }

    const status = await publishStatus(api, { ...publication, posted: withFile, sentAt: SENT_AT })

    expect([status.id, asked()]).toEqual(['5', [OWN]])
  },
)

test.each([
  [new ApiError('network'), true],
  [new ApiError('decode', { status: 200 }), true],
  [new ApiError('response', { status: 504 }), true],
  [new ApiError('response', { status: 408 }), true],
  [new ApiError('response', { status: 422 }), false],
  [new ApiError('response', { status: 429 }), false],
  [new ApiError('unsupported'), false],
])('after %o it may have been published: %s', (error, isOpen) => {
  expect(mayBePublished(error)).toBe(isOpen)
})
