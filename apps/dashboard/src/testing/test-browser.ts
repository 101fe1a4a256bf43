import { startDeck } from '../app/session/start-deck.ts'
import { createAppStore } from '../state/app-store.ts'
import { beginSignInAtom } from '../state/sessions/sign-in.ts'
import { account } from './factories.ts'
import { settled } from './fake-clock.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'
import { scriptedServer } from './scripted-server.ts'

/** Who signs in. */
export const mira = {
  ...account({ id: '1', username: 'mira' }),
  source: { privacy: 'private', sensitive: false, note: '', follow_requests_count: 0 },
}

interface BrowserTraits {
  readonly href?: string
  readonly storage?: FakePlatform['storage']
  readonly initialState?: unknown
  readonly csrfToken?: string
  readonly lastSeen?: FakePlatform['lastSeen']
}

/** A browser before the program starts, and a server that knows Mira by the token `oauth-token`. */
export function testBrowser(traits: BrowserTraits = {}) {
  const server = scriptedServer()
  const platform = fakePlatform({ ...traits, fetch: server.fetch })
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
    // What asks the servers of kept sessions is fetched where there are some.
    await import('../state/sessions/kept-session.ts')
    await import('../app/session/run-session.ts')
    await import('../state/sessions/read-server.ts')
    await settled()
    // What reads the server's answer is fetched when there is one.
    if (platform.location.href().includes('code='))
      await import('../state/sessions/take-sign-in-answer.ts')
    await settled()
    await settled()
    return stop
  }
  const called = (route: string) => server.calls().filter((call) => call.startsWith(route)).length
  return { server, platform, app, start, called }
}

/** The trip to the server's page and back. */
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
