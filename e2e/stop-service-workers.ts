import { expect, type Page, type Request } from '@playwright/test'

/**
 * Stops service workers as a browser does when they are idle. Chromium does not stop workers that a test is attached
 * to.
 *
 * @param page a page of their origin, before it sends a request that has to be waited for
 * @returns stops all running workers once no request is pending; the next event starts a new one
 */
export async function createWorkerStopper(page: Page): Promise<() => Promise<void>> {
  const context = page.context()
  const pending = new Set<Request>()
  const settle = (request: Request) => void pending.delete(request)
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', settle)
  context.on('requestfailed', settle)

  const running = new Set<string>()
  let stopped = 0
  const session = await context.newCDPSession(page)
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'running') running.add(versionId)
      if (runningStatus === 'stopped' && running.delete(versionId)) stopped += 1
    }
  })
  await session.send('ServiceWorker.enable')

  return async () => {
    await expect.poll(() => [...pending].map((request) => request.url())).toEqual([])
    // The page may send a request at once and so start a new worker. Stops are therefore counted.
    const expected = stopped + running.size
    await session.send('ServiceWorker.stopAllWorkers')
    await expect.poll(() => stopped).toBeGreaterThanOrEqual(expected)
  }
}
