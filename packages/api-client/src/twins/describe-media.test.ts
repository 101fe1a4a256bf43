import { expect, test } from 'vitest'
import { mediaId } from '@colonnade/domain/entities'
import { clientOf } from '../testing/client-of.ts'
import { describeMedia } from './describe-media.ts'

const PUT = 'PUT /api/v1/media/7'
const focus = { x: 0.5, y: -1 / 3 }
const done = () => Response.json({ id: '7', type: 'image' })
const wantsDescription = async (request: Request) =>
  'description' in ((await request.json()) as object)
    ? done()
    : Response.json({ error: { issues: [] } }, { status: 422 })

test.each([
  ['a description', { description: 'New' }, { description: 'New' }],
  ['a focus', { focus }, { focus: '0.50,-0.33' }],
  ['both', { description: '', focus }, { description: '', focus: '0.50,-0.33' }],
])('%s is what is sent', { tags: ['API-36'] }, async (_what, change, body) => {
  const { api, bodies } = clientOf({ [PUT]: done })

  await describeMedia(api, { id: mediaId('7'), description: 'Old' }, change)

  expect(await bodies()).toEqual([body])
})

test.each([
  ['Old', 'Old'],
  [null, ''],
])(
  'where a focus alone is refused the description %j goes along',
  { tags: ['BY-01'] },
  async (known, description) => {
    const { api, bodies } = clientOf({ [PUT]: wantsDescription })

    await describeMedia(api, { id: mediaId('7'), description: known }, { focus })

    expect(await bodies()).toEqual([{ focus: '0.50,-0.33' }, { focus: '0.50,-0.33', description }])
  },
)

test('another refusal is the answer', async () => {
  const { api, asked } = clientOf({ [PUT]: () => Response.json({ error: 'no' }, { status: 404 }) })

  const moved = describeMedia(api, { id: mediaId('7'), description: null }, { focus })

  await expect(moved).rejects.toMatchObject({ status: 404 })
  expect(asked()).toEqual([PUT])
})
