import { createServer } from 'node:http'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface MixUpServer extends LoopbackServer {
  /** What came to its token endpoint. */
  readonly heard: readonly string[]
}

/**
 * A server that a deck takes for one of its own kind, and that sends whoever signs in on to another one: with an app that
 * it registered there itself, since anybody may, with the deck's own address to return to.
 *
 * @param honest the other server
 * @param deck where the deck wants to be returned to
 */
export async function startMixUp(honest: string, deck: string): Promise<MixUpServer> {
  const registered = await fetch(`${honest}/api/v1/apps`, {
    method: 'POST',
    body: new URLSearchParams({
      client_name: 'Colonnade',
      redirect_uris: deck,
      scopes: 'read write follow push',
    }),
  })
  const { client_id: clientId } = (await registered.json()) as { client_id: string }
  const heard: string[] = []

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://evil')
    const answer = (value: object) => {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(value))
    }
    switch (pathname) {
      case '/api/v2/instance':
        return answer({
          domain: 'evil.example',
          title: 'Evil',
          version: '4.3.0',
          configuration: {},
        })
      case '/api/v1/apps':
        return answer({ client_id: 'id', client_secret: 'secret' })
      case '/oauth/authorize': {
        searchParams.set('client_id', clientId)
        response.writeHead(302, { Location: `${honest}/oauth/authorize?${searchParams}` })
        return response.end()
      }
      case '/oauth/token':
        heard.push(request.url ?? '')
        return answer({ access_token: 'T', token_type: 'Bearer', scope: 'read', created_at: 1 })
      default:
        return answer({})
    }
  })
  return { ...(await listenOnLoopback(server)), heard }
}
