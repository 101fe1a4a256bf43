import { guardTokens } from './guard-tokens.ts'
import { createErrorResponse } from './scripted-server.ts'
import { mira, signIn, testBrowser } from './test-browser.ts'

/** How the server of the second account responds. */
export type ServerFault = 'hangs' | 'html' | 401 | 429 | 500

export const FAR_ORIGIN = 'https://far.example'

/** Creates a browser where Mira has signed in on two servers. The second one has a fault after that. */
export async function signInOnTwoServers() {
  const world = testBrowser({ href: 'https://deck.example/' })
  const { server, app } = world
  let fault: ServerFault | null = null
  const waiting: (() => void)[] = []
  const routes = [
    'GET /api/v1/accounts/verify_credentials',
    'GET /api/v2/instance',
    'GET /api/v1/preferences',
  ]
  const bodies = [
    mira,
    { domain: 'x.example', title: 'C', version: '4.3.0', configuration: {} },
    {},
  ]
  for (const [index, route] of routes.entries())
    server.on(route, (request) => {
      const answer = () => {
        if (typeof fault === 'number' && request.url.startsWith(FAR_ORIGIN))
          return createErrorResponse(fault)
        return Response.json(bodies[index])
      }
      if (!request.url.startsWith(FAR_ORIGIN)) return answer()
      if (fault === 'html') return new Response('<!doctype html><title>Proxy</title>')
      if (fault !== 'hangs') return answer()
      return new Promise((resolve) => {
        waiting.push(() => resolve(answer()))
      })
    })
  server.on('POST /oauth/token', ({ url }) =>
    Response.json({ access_token: new URL(url).host, token_type: 'Bearer', created_at: 1 }),
  )
  const origins = ['https://colonnade.example', FAR_ORIGIN]
  guardTokens(server, new Map(origins.map((origin) => [new URL(origin).host, origin])))
  for (const origin of origins) {
    await signIn(world, origin)
    const stop = await world.start()
    stop()
  }
  return {
    ...world,
    app,
    setFault: (next: ServerFault | null) => {
      fault = next
    },
    /** Sends the responses that hang. */
    respond: () => {
      if (fault === 'hangs') fault = null
      for (const answer of waiting.splice(0)) answer()
    },
  }
}
