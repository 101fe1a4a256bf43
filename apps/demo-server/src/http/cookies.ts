/** @returns the value of one cookie of a request */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

/** Out of reach for scripts, and not sent along with what other sites post. */
export function writeCookie(
  name: string,
  value: string,
  { origin, seconds }: { origin: string; seconds: number },
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
