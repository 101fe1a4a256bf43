import { createApiClient } from '@colonnade/api-client'
import { oauthSteps } from '../oauth-steps.ts'

/** A browser that is signed in to the instance itself: Node's fetch keeps no cookies, so it is given its own. */
export async function openPage(url: string) {
  const steps = oauthSteps(url)
  const { fields } = await steps.openForm(await steps.register())
  await steps.answer(fields, 'authorize')
  const read = async () => {
    const response = await fetch(url, { headers: { ...steps.cookieHeader(), Accept: 'text/html' } })
    return response.text()
  }
  const csrf = /<meta name="csrf-token" content="([^"]+)"/.exec(await read())?.[1] ?? null
  const api = createApiClient({
    baseUrl: url,
    csrf: { pageOrigin: url, readCookies: () => '', readMeta: () => csrf },
    fetch: (request) => {
      request.headers.set('Cookie', steps.cookieHeader().Cookie)
      return fetch(request)
    },
  })
  return {
    api,
    /** What the page starts from when it is opened again. */
    async readState(): Promise<unknown> {
      const state = /<script id="initial-state"[^>]*>([^<]+)<\/script>/.exec(await read())?.[1]
      return JSON.parse(state ?? '{}')
    },
  }
}
