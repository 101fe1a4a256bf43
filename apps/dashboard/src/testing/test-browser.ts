import { startDeck } from '../app/session/start-deck.ts'
import { withPrefetchedResponses } from '../lib/prefetched-responses.ts'
import { createAppStore } from '../state/app-store.ts'
import { beginSignInAtom } from '../state/sessions/sign-in.ts'
import { account } from './factories.ts'
import { flushPromises } from './fake-clock.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'
import { createScriptedServer } from './scripted-server.ts'

/** The account that signs in. */
export const mira = {
  ...account({ id: '1', username: 'mira' }),
  source: { privacy: 'private', sensitive: false, note: '', follow_requests_count: 0 },
}

interface BrowserTraits {
  readonly href?: string
  readonly storage?: FakePlatform['storage']
  readonly initialState?: unknown
  readonly csrfToken?: string
  readonly lastSeen?: FakePlatform['timelineCache']
  readonly tabs?: NonNullable<FakePlatform['tabs']>
  readonly openWindow?: FakePlatform['page']['openWindow']
}

/** Creates a browser before the program starts, and a server that knows Mira by the token `oauth-token`. */
export function testBrowser(traits: BrowserTraits = {}) {
  const server = createScriptedServer()
  globalThis.colonnadeFirstAnswers = undefined
  const platform = fakePlatform({ ...traits, fetch: withPrefetchedResponses(server.fetch) })
  const app = createAppStore(platform)
  const instance = { domain: 'colonnade.example', title: 'C', version: '4.3.0', configuration: {} }
  server.on('GET /api/v2/instance', () => Response.json(instance))
  server.on('POST /api/v1/apps', () =>
    Response.json({ id: '1', name: 'Colonnade', client_id: 'id', client_secret: 'secret' }),
  )
  server.on('POST /oauth/token', () =>
    Response.json({
      access_token: 'oauth-token',
      token_type: 'Bearer',
      scope: 'read',
      created_at: 1,
    }),
  )
  server.on('GET /api/v1/accounts/verify_credentials', () => Response.json(mira))
  server.on('POST /oauth/revoke', () => Response.json({}))
  server.on('POST /auth/sign_out', () => new Response(null, { status: 204 }))
  const start = async () => {
    const stop = startDeck(app)
    await import('../app/session/run-session.ts')
    await flushPromises()
    // The code that handles the authorization response is loaded when there is one.
    if (platform.location.href().includes('code='))
      await import('../state/sessions/complete-sign-in.ts')
    await flushPromises()
    await flushPromises()
    return stop
  }
  const countCalls = (route: string) =>
    server.calls().filter((call) => call.startsWith(route)).length
  return { server, platform, app, start, called: countCalls }
}

/** Signs in: goes to the server's authorization page and returns. */
export async function signIn(
  world: ReturnType<typeof testBrowser>,
  server = 'https://colonnade.example',
) {
  await world.app.set(beginSignInAtom, server)
  const authorize = new URL(world.platform.visited.at(-1) ?? '')
  const state = authorize.searchParams.get('state') ?? ''
  world.platform.setHref(
    `${new URL(world.platform.location.href()).origin}/?code=abc&state=${state}`,
  )
  return authorize
}
