import { expect, test } from 'vitest'
import { clientOf } from '../testing/client-of.ts'
import { readEmbed } from './read-embed.ts'

const url = 'https://b.example/@ada/5'
const OEMBED = 'GET /api/oembed'

test('the code is the server’s own', { tags: ['MOD-14'] }, async () => {
  const { api, queries } = clientOf({
    [OEMBED]: () => Response.json({ html: '<iframe></iframe>', width: 400, height: null }),
  })

  expect(await readEmbed(api, url)).toMatchObject({ html: '<iframe></iframe>', width: 400 })
  expect(queries()).toEqual([`?url=${url}`])
})

test.each([
  ['has no such call', () => new Response('', { status: 405 })],
  ['does not know the address', () => Response.json({ error: 'no' }, { status: 404 })],
  ['is down', () => new Response('', { status: 503 })],
  ['answers nonsense', () => new Response('<h1>Hi</h1>')],
])(
  'where the server %s it is a quotation of the address',
  { tags: ['MOD-14'] },
  async (_what, answer) => {
    const { api } = clientOf({ [OEMBED]: answer })

    const { html } = await readEmbed(api, url)

    expect(html).toBe(`<blockquote cite="${url}"><a href="${url}">${url}</a></blockquote>`)
  },
)

test('an unknown address does not end the asking for others', async () => {
  const { api, asked } = clientOf({ [OEMBED]: () => Response.json({}, { status: 404 }) })

  await readEmbed(api, url)
  await readEmbed(api, url)

  expect(asked()).toEqual([OEMBED, OEMBED])
})
