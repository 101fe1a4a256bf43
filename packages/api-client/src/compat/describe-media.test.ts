import { expect, test } from 'vitest'
import { mediaId } from '@colonnade/domain/entities'
import { createTestClient } from '../testing/create-test-client.ts'
import { describeMedia } from './describe-media.ts'

const PUT = 'PUT /api/v1/media/7'
const focus = { x: 0.5, y: -1 / 3 }
const createResponse = () => Response.json({ id: '7', type: 'image' })
const requireDescription = async (request: Request) =>
  'description' in ((await request.json()) as object)
    ? createResponse()
    : Response.json({ error: { issues: [] } }, { status: 422 })

test.each([
  ['a description', { description: 'New' }, { description: 'New' }],
  ['a focus', { focus }, { focus: '0.50,-0.33' }],
  ['both', { description: '', focus }, { description: '', focus: '0.50,-0.33' }],
])('sends %s', { tags: ['API-36'] }, async (_what, change, body) => {
  const { api, bodies } = createTestClient({ [PUT]: createResponse })

  await describeMedia(api, { id: mediaId('7'), description: 'Old' }, change)

  expect(await bodies()).toEqual([body])
})

test.each([
  ['Old', 'Old'],
  [null, ''],
])(
  'adds the description %j when the server refuses a focus without it',
  { tags: ['BY-01'] },
  async (known, description) => {
    const { api, bodies } = createTestClient({ [PUT]: requireDescription })

    await describeMedia(api, { id: mediaId('7'), description: known }, { focus })

    expect(await bodies()).toEqual([{ focus: '0.50,-0.33' }, { focus: '0.50,-0.33', description }])
  },
)

test('rejects with any other refusal', async () => {
  const { api, getCalls } = createTestClient({
    [PUT]: () => Response.json({ error: 'no' }, { status: 404 }),
  })

  const moved = describeMedia(api, { id: mediaId('7'), description: null }, { focus })

  await expect(moved).rejects.toMatchObject({ status: 404 })
  expect(getCalls()).toEqual([PUT])
})
