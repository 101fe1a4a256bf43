import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** When a caller should try again. Unit: s. */
const RETRY_S = 1

/**
 * Answers every call with a 503 until the instance can: a port that is taken accepts connections at once.
 *
 * @returns stops it; to be called when calls are answered in another way
 */
export function answerStarting(server: Server): () => void {
  server.on('request', refuse)
  return () => server.off('request', refuse)
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const isPage = request.headers.accept?.includes('text/html') === true
  response.writeHead(503, {
    'Content-Type': isPage ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Access-Control-Allow-Origin': '*',
    'Retry-After': String(RETRY_S),
    // A browser that was opened too early loads the page again.
    ...(isPage && { Refresh: String(RETRY_S) }),
  })
  response.end(isPage ? 'Colonnade is starting …' : JSON.stringify({ error: 'Starting' }))
  // The rest of a body is of no use, and would keep the connection busy.
  request.resume()
}
