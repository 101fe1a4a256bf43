/**
 * Whether a request is one of these calls.
 *
 * @param calls as `POST /api/v1/accounts/:id/pin`; `*` stands for any method, a `:name` for one part
 * of a path
 */
export function isCall(request: Request, calls: readonly string[]): boolean {
  const { pathname } = new URL(request.url)
  return calls.some((call) => {
    const [method = '*', path = ''] = call.split(' ')
    return (method === '*' || method === request.method) && patternOf(path).test(pathname)
  })
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known !== undefined) return known
  const source = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part))
  const pattern = new RegExp(`^${source.join('/')}/?$`)
  patterns.set(path, pattern)
  return pattern
}
