const EXPOSED = 'Link, X-RateLimit-Reset, X-RateLimit-Limit, X-RateLimit-Remaining, X-Request-Id'
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** What pages of any origin may call, as on a Mastodon server. Cookies never come along. */
export const isOpenToOrigins = (path: string): boolean =>
  path.startsWith('/api/') ||
  path.startsWith('/media/') ||
  path.startsWith('/.well-known/') ||
  path === '/oauth/token' ||
  path === '/oauth/revoke'

export function preflightReply(request: Request): Response {
  const headers = new Headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': request.headers.get('Access-Control-Request-Headers') ?? '*',
    'Access-Control-Expose-Headers': EXPOSED,
    'Access-Control-Max-Age': '7200',
  })
  return new Response(null, { status: 204, headers })
}

export function allowOrigins(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
}
