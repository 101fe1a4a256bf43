import { expect, type Page, type Request } from '@playwright/test'

/**
 * Ends service workers as a browser does that finds them idle; Chromium lets those live that a test looks at.
 *
 * @param page one of their origin, before it asks for anything that is to be waited for
 * @returns ends all that run, once nothing that was asked for is unanswered: whatever comes next begins one anew
 */
export async function workerEnder(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  const unanswered = new Set<Request>()
  const settle = (request: Request) => void unanswered.delete(request)
  context.on('request', (request) => unanswered.add(request))
  context.on('requestfinished', settle)
  context.on('requestfailed', settle)

  const running = new Set<string>()
  let ended = 0
  const session = await context.newCDPSession(page)
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'running') running.add(versionId)
      if (runningStatus === 'stopped' && running.delete(versionId)) ended += 1
    }
  })
  await session.send('ServiceWorker.enable')

  return async () => {
    await expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([])
    // The page may ask again at once, and so begin one anew: they are counted.
    const all = ended + running.size
    await session.send('ServiceWorker.stopAllWorkers')
    await expect.poll(() => ended).toBeGreaterThanOrEqual(all)
  }
}
