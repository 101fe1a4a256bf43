import type { Page } from '@playwright/test'

/** The last calls of a page by path: when each was made, and what came of it. For the message of a fault. */
export function watchCalls(page: Page): (path: string) => string {
  const calls: { readonly url: string; readonly at: number; outcome: string }[] = []
  page.on('request', (request) => {
    const call = { url: request.url(), at: Date.now(), outcome: 'no answer' }
    calls.push(call)
    void request.response().then(
      (response) => (call.outcome = String(response?.status() ?? 'failed')),
      () => (call.outcome = 'failed'),
    )
  })
  return (path) =>
    calls
      .filter(({ url }) => url.includes(path))
      .slice(-6)
      .map(({ url, at, outcome }) => `${Date.now() - at} ms ago ${new URL(url).search} ${outcome}`)
      .join(', ')
}
