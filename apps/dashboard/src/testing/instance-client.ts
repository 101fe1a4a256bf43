/** A browser's cookies, as far as signing in needs them. */
interface CookieJar {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}

function cookieJar(): CookieJar {
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
 * What a person does on the embedded instance's own page: looks at the form and presses Authorize.
 *
 * @param authorizeUrl where the dashboard sent the browser
 * @returns where the instance sends the browser back to
 */
export async function authorize(authorizeUrl: string): Promise<string> {
  const jar = cookieJar()
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
