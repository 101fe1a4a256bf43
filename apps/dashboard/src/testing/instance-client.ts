/** A minimal cookie jar for signing in. */
interface CookieJar {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}

function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>()
  return {
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await globalThis.fetch(url, { ...init, headers, redirect: 'manual' })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}

/**
 * Submits the authorization page of the demo server, as a user does with Authorize.
 *
 * @param authorizeUrl the URL of the authorization page
 * @returns the redirect URL
 */
export async function authorize(authorizeUrl: string): Promise<string> {
  const jar = createCookieJar()
  const form = await (await jar.fetch(authorizeUrl)).text()
  const fields = new URLSearchParams({ answer: 'authorize' })
  for (const [, name = '', value = ''] of form.matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
  )) {
    fields.set(name, value.replaceAll('&amp;', '&'))
  }
  fields.set('account_id', /value="(\d+)" checked/.exec(form)?.[1] ?? '')
  const { origin } = new URL(authorizeUrl)
  const answer = await jar.fetch(`${origin}/oauth/authorize`, { method: 'POST', body: fields })
  return answer.headers.get('Location') ?? ''
}
