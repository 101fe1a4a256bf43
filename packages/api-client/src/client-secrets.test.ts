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
  'a request for a list': (api) => api.request(getRelationships, { id: ['1', '2'] }),
  'an action': (api) => api.request(favouriteStatus, { id: '1' }),
  'an upload': (api) => api.upload(uploadMediaV2, { file: new File(['1'], 'a.png') }),
  'a page of a link to another host': (api) =>
    api.requestLink(getHomeTimeline, 'https://evil.example/api/v1/timelines/home?max_id=5'),
  'a code exchange': (api) =>
    api.request(createToken, {
      grant_type: 'authorization_code',
      code: TOKEN,
      client_id: 'id',
      client_secret: TOKEN,
      redirect_uri: 'https://deck.example/',
      scope: 'read',
      code_verifier: TOKEN,
    }),
  'a token revocation': (api) =>
    api.request(revokeToken, { client_id: 'id', client_secret: TOKEN, token: TOKEN }),
}

const ADDRESS = 'https://home.example'

const SERVERS: Readonly<Record<string, Fetch>> = {
  'refuses the request': async () => Response.json({ error: 'No' }, { status: 401 }),
  'sends an invalid response': async () => new Response('<h1>Hi</h1>'),
  'is unreachable': unreachableServer,
}

/** Returns all strings of a value, hidden properties included, as a console would show them. */
function collectTexts(value: unknown, seen = new Set<unknown>()): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const entries = value instanceof Headers || value instanceof FormData ? [...value.entries()] : []
  const own = Object.getOwnPropertyNames(value).map((name) => Reflect.get(value, name) as unknown)
  const request = value instanceof Request ? [value.url, value.headers] : []
  return [...entries, ...own, ...request].flatMap((each) => collectTexts(each, seen))
}

for (const [way, ask] of Object.entries(WAYS)) {
  test(`sends only to the own server and keeps secrets out of the address: ${way}`, async () => {
    const { fetch, requests } = createFakeServer({})
    await ask(createApiClient({ baseUrl: ADDRESS, accessToken: TOKEN, fetch })).catch(String)

    expect(requests.length).toBeGreaterThan(0)
    for (const { url } of requests) {
      expect(new URL(url).origin).toBe(ADDRESS)
      expect(url).not.toContain(TOKEN)
    }
  })

  test.each(Object.entries(SERVERS))(
    `keeps secrets out of the error of: ${way}, with a server that %s`,
    async (_server, fetch) => {
      const api = createApiClient({ baseUrl: ADDRESS, accessToken: TOKEN, fetch })
      const error: unknown = await ask(api).catch((reason: unknown) => reason)

      expect(collectTexts(error).join('\n')).not.toContain(TOKEN)
    },
  )
}
