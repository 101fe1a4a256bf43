import { expect, test } from 'vitest'
import { createApiClient, type ApiClient } from './client.ts'
import { getRelationships } from './endpoints/accounts.ts'
import { uploadMediaV2 } from './endpoints/media.ts'
import { createToken, revokeToken } from './endpoints/oauth.ts'
import { favouriteStatus } from './endpoints/statuses.ts'
import { getHomeTimeline } from './endpoints/timelines.ts'
import type { Fetch } from './http/send.ts'
import { createFakeServer, unreachableServer } from './testing/fake-server.ts'

const TOKEN = 'TOKEN-OF-ADA'

const WAYS: Readonly<Record<string, (api: ApiClient) => Promise<unknown>>> = {
  'a list that is asked for': (api) => api.call(getRelationships, { id: ['1', '2'] }),
  'an act': (api) => api.call(favouriteStatus, { id: '1' }),
  'a file': (api) => api.upload(uploadMediaV2, { file: new File(['1'], 'a.png') }),
  'a page of a link that leads elsewhere': (api) =>
    api.follow(getHomeTimeline, 'https://evil.example/api/v1/timelines/home?max_id=5'),
  'a code that is traded': (api) =>
    api.call(createToken, {
      grant_type: 'authorization_code',
      code: TOKEN,
      client_id: 'id',
      client_secret: TOKEN,
      redirect_uri: 'https://deck.example/',
      scope: 'read',
      code_verifier: TOKEN,
    }),
  'a token that is revoked': (api) =>
    api.call(revokeToken, { client_id: 'id', client_secret: TOKEN, token: TOKEN }),
}

const ADDRESS = 'https://home.example'

const SERVERS: Readonly<Record<string, Fetch>> = {
  'refuses it': async () => Response.json({ error: 'No' }, { status: 401 }),
  'answers nonsense': async () => new Response('<h1>Hi</h1>'),
  'cannot be reached': unreachableServer,
}

/** All that hangs on a value, hidden properties too, as a console would unfold it. */
function textsOf(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const entries = value instanceof Headers || value instanceof FormData ? [...value.entries()] : []
  const own = Object.getOwnPropertyNames(value).map((name) => Reflect.get(value, name) as unknown)
  const request = value instanceof Request ? [value.url, value.headers] : []
  return [...entries, ...own, ...request].flatMap((each) => textsOf(each, seen))
}

for (const [way, ask] of Object.entries(WAYS)) {
  test(`${way} goes to the own server, and its address holds no secret`, async () => {
    const { fetch, requests } = createFakeServer({})
    await ask(createApiClient({ baseUrl: ADDRESS, accessToken: TOKEN, fetch })).catch(String)

    expect(requests.length).toBeGreaterThan(0)
    for (const { url } of requests) {
      expect(new URL(url).origin).toBe(ADDRESS)
      expect(url).not.toContain(TOKEN)
    }
  })

  test.each(Object.entries(SERVERS))(
    `nothing secret hangs on the error of ${way} where the server %s`,
    async (_server, fetch) => {
      const api = createApiClient({ baseUrl: ADDRESS, accessToken: TOKEN, fetch })
      const error: unknown = await ask(api).catch((reason: unknown) => reason)

      expect(textsOf(error).join('\n')).not.toContain(TOKEN)
    },
  )
}
