import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import { getBookmarks, getFavourites } from './favourites-and-bookmarks.ts'

const createStatus = (id: string) => ({ id, account: { id: '2', acct: 'ada' } })

test.each([
  ['favourites', getFavourites],
  ['bookmarks', getBookmarks],
] as const)(
  'requests the second page of %s by the unchanged link of the first',
  { tags: ['API-51'] },
  async (name, endpoint) => {
    const requests: string[] = []
    const fetch = (request: Request) => {
      requests.push(`${request.method} ${request.url}`)
      const link = `<https://a.example/api/v1/${name}?before=2026-11-21T07%3A49Z>; rel="next"`
      return Promise.resolve(
        requests.length === 1
          ? Response.json([createStatus('5')], { headers: { Link: link } })
          : Response.json([createStatus('900')]),
      )
    }
    const client = createApiClient({ baseUrl: 'https://a.example', fetch })

    const first = await client.requestPage(endpoint, {})
    const second = await client.requestLink(endpoint, first.next ?? '')

    expect(requests).toEqual([
      `GET https://a.example/api/v1/${name}`,
      `GET https://a.example/api/v1/${name}?before=2026-11-21T07%3A49Z`,
    ])
    expect(second).toMatchObject({ items: [{ id: '900' }], next: null })
  },
)
