import { expect, test } from 'vitest'
import { createApiClient } from '../client.ts'
import type { Endpoint } from '../endpoint.ts'
import { createFakeServer } from '../testing/fake-server.ts'
import { getDomainBlocks } from './domain-blocks.ts'
import { getFollowRequests } from './follow-requests.ts'
import { getBlocks, getMutes } from './relationships.ts'

const ORIGIN = 'https://a.example'
const createAccount = (id: string) => ({ id, acct: `p${id}` })

/** Creates a list of two pages. The link to the second has parameters that no client would guess. */
function createTwoPageServer(path: string, first: unknown, second: unknown) {
  const server = createFakeServer({
    [`GET ${path}`]: ({ url }) =>
      url.includes('cursor=x%2Fy')
        ? Response.json([second])
        : Response.json([first], {
            headers: { Link: `<${ORIGIN}${path}?limit=1&cursor=x%2Fy>; rel="next"` },
          }),
  })
  return { ...server, api: createApiClient({ baseUrl: ORIGIN, fetch: server.fetch }) }
}

const lists: readonly (readonly [name: string, string, Endpoint, unknown, unknown])[] = [
  [
    'mutes, next by the unchanged link',
    '/api/v1/mutes',
    getMutes,
    createAccount('1'),
    createAccount('2'),
  ],
  [
    'blocks, next by the unchanged link',
    '/api/v1/blocks',
    getBlocks,
    createAccount('1'),
    createAccount('2'),
  ],
  [
    'follow_requests, next by the unchanged link',
    '/api/v1/follow_requests',
    getFollowRequests,
    createAccount('1'),
    createAccount('2'),
  ],
  [
    'domain_blocks, next by the unchanged link',
    '/api/v1/domain_blocks',
    getDomainBlocks,
    'b.example',
    'c.example',
  ],
]

test.each(lists)(
  'requests two pages of %s',
  { tags: ['API-25', 'API-51', 'API-59'] },
  async (_name, path, list, first, second) => {
    const { api, requests } = createTwoPageServer(path, first, second)

    const start = await api.requestPage(list, {})
    const rest = await api.requestLink(list, start.next ?? '')

    expect(start.items).toMatchObject([first])
    expect(rest.items).toMatchObject([second])
    expect(rest.next).toBeNull()
    expect(requests.map(({ url }) => url)).toEqual([
      `${ORIGIN}${path}`,
      `${ORIGIN}${path}?limit=1&cursor=x%2Fy`,
    ])
  },
)
