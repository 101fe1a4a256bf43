import type { BrowserContext } from '@playwright/test'

/**
 * Lets the browser refuse the worker that keeps the program all that it asks of the Cache API, from now on.
 *
 * @returns what was asked for since, by the names of its methods
 */
export async function refuseCaches(
  context: BrowserContext,
): Promise<() => Promise<readonly string[]>> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/shell-worker.js'))
  if (worker === undefined) throw new Error('no worker keeps the program')
  const refused = await worker.evaluateHandle(() => {
    const asked: string[] = []
    const refuse = (method: string) => () => {
      asked.push(method)
      return Promise.reject(new DOMException('Internal error', 'UnknownError'))
    }
    for (const method of ['open', 'match', 'has', 'keys', 'delete'])
      Reflect.set(CacheStorage.prototype, method, refuse(method))
    for (const method of ['match', 'matchAll', 'put', 'add', 'addAll', 'keys', 'delete'])
      Reflect.set(Cache.prototype, method, refuse(method))
    return asked
  })
  return () => refused.jsonValue()
}
