import { expect, test } from 'vitest'
import { createTestClient } from '../testing/create-test-client.ts'
import { readEmbed } from './read-embed.ts'

const url = 'https://b.example/@ada/5'
const OEMBED = 'GET /api/oembed'

test('returns the embed code of the server', { tags: ['MOD-14'] }, async () => {
  const { api, queries } = createTestClient({
    [OEMBED]: () => Response.json({ html: '<iframe></iframe>', width: 400, height: null }),
  })

  expect(await readEmbed(api, url)).toMatchObject({ html: '<iframe></iframe>', width: 400 })
  expect(queries()).toEqual([`?url=${url}`])
})

test.each([
  ['lacks the method', () => new Response('', { status: 405 })],
  ['does not know the address', () => Response.json({ error: 'no' }, { status: 404 })],
  ['is down', () => new Response('', { status: 503 })],
  ['sends an invalid response', () => new Response('<h1>Hi</h1>')],
])(
  'falls back to a quotation of the address when the server %s',
  { tags: ['MOD-14'] },
  async (_what, answer) => {
    const { api } = createTestClient({ [OEMBED]: answer })

    const { html } = await readEmbed(api, url)

    expect(html).toBe(`<blockquote cite="${url}"><a href="${url}">${url}</a></blockquote>`)
  },
)

test('sends requests for other addresses after one is unknown', async () => {
  const { api, getCalls } = createTestClient({ [OEMBED]: () => Response.json({}, { status: 404 }) })

  await readEmbed(api, url)
  await readEmbed(api, url)

  expect(getCalls()).toEqual([OEMBED, OEMBED])
})
