import { expect, test } from 'vitest'
import type { PostedStatus } from '@colonnade/domain/compose'
import { accountId, mediaId } from '@colonnade/domain/entities'
import { ApiError } from '../http/api-error.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { isPossiblyPublished, publishStatus } from './publish-status.ts'

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
const createResponse = () => Response.json({ ...arrived, id: '6' })

test('sends a first attempt at once', async () => {
  const { api, getCalls } = createTestClient({ [POST]: createResponse })

  await publishStatus(api, { ...publication, sentAt: null })

  expect(getCalls()).toEqual([POST])
})

test('does not resend a status whose response was lost', { tags: ['CMP-05'] }, async () => {
  const { api, getCalls, queries } = createTestClient({ [OWN]: () => Response.json([arrived]) })

  const status = await publishStatus(api, { ...publication, sentAt: SENT_AT })

  expect(status.id).toBe('5')
  expect(getCalls()).toEqual([OWN])
  expect(queries()).toEqual(['?limit=40'])
})

test('resends a missing status with the same key', { tags: ['CMP-05'] }, async () => {
  const { api, getCalls, headers } = createTestClient({
    [OWN]: () => Response.json([]),
    [POST]: createResponse,
  })

  expect((await publishStatus(api, { ...publication, sentAt: SENT_AT })).id).toBe('6')
  expect(getCalls()).toEqual([OWN, POST])
  expect(headers('Idempotency-Key')).toEqual([null, 'k'])
})

test('sends no status when the check for an earlier one fails', { tags: ['CMP-05'] }, async () => {
  const { api, getCalls } = createTestClient({
    [OWN]: () => new Response('', { status: 503 }),
    [POST]: createResponse,
  })

  const publishing = publishStatus(api, { ...publication, sentAt: SENT_AT })

  await expect(publishing).rejects.toMatchObject({ status: 503 })
  expect(getCalls()).toEqual([OWN])
})

test(
  'relies on the key when the server refuses to list statuses',
  { tags: ['CMP-05'] },
  async () => {
    const { api, getCalls } = createTestClient({ [POST]: createResponse })

    await publishStatus(api, { ...publication, sentAt: SENT_AT })

    expect(getCalls()).toEqual([OWN, POST])
  },
)

test('resends without a check when the server honours the key', { tags: ['CMP-05'] }, async () => {
  const { api, getCalls } = createTestClient({ [POST]: createResponse })
  api.capabilities.record('idempotency', true)

  await publishStatus(api, { ...publication, sentAt: SENT_AT })

  expect(getCalls()).toEqual([POST])
})

test(
  'checks for an earlier status with files even when the server honours the key',
  { tags: ['CMP-05'] },
  async () => {
    const media = { id: '7', type: 'image' }
    const { api, getCalls } = createTestClient({
      [OWN]: () => Response.json([{ ...arrived, media_attachments: [media] }]),
      [POST]: createResponse,
    })
    api.capabilities.record('idempotency', true)
    const withFile = { ...posted, media_ids: [mediaId('7')] }

    const status = await publishStatus(api, { ...publication, posted: withFile, sentAt: SENT_AT })

    expect([status.id, getCalls()]).toEqual(['5', [OWN]])
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
])('returns for %o whether it may have been published: %s', (error, isOpen) => {
  expect(isPossiblyPublished(error)).toBe(isOpen)
})
