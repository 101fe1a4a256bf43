import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { getBookmarks, getFavourites } from './kept-statuses.ts'

const status = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })

test.each([
  ['favourites', getFavourites],
  ['bookmarks', getBookmarks],
] as const)(
  'a second page of %s is asked for by the first one’s link, as it stands',
  { tags: ['API-51'] },
  async (name, endpoint) => {
    const asked: string[] = []
    const fetch = (request: Request) => {
      asked.push(`${request.method} ${request.url}`)
      const link = `<https://a.example/api/v1/${name}?before=2026-11-21T07%3A49Z>; rel="next"`
      return Promise.resolve(
        asked.length === 1
          ? Response.json([status('5')], { headers: { Link: link } })
          : Response.json([status('900')]),
      )
    }
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    const first = await client.page(endpoint, {})
    const second = await client.follow(endpoint, first.next ?? '')

    expect(asked).toEqual([
      `GET https://a.example/api/v1/${name}`,
      `GET https://a.example/api/v1/${name}?before=2026-11-21T07%3A49Z`,
    ])
    expect(second).toMatchObject({ items: [{ id: '900' }], next: null })
  },
)
