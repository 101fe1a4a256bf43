import type { Page } from '@playwright/test'

/**
 * Records the requests of a page. @returns describes the last requests of a path with their age and result, for a
 * failure message
 */
export function recordRequests(page: Page): (path: string) => string {
  const entries: { readonly url: string; readonly at: number; outcome: string }[] = []
  page.on('request', (request) => {
    const entry = { url: request.url(), at: Date.now(), outcome: 'no answer' }
    entries.push(entry)
    void request.response().then(
      (response) => (entry.outcome = String(response?.status() ?? 'failed')),
      () => (entry.outcome = 'failed'),
    )
  })
  return (path) =>
    entries
      .filter(({ url }) => url.includes(path))
      .slice(-6)
      .map(({ url, at, outcome }) => `${Date.now() - at} ms ago ${new URL(url).search} ${outcome}`)
      .join(', ')
}
