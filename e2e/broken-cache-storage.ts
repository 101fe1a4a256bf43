import type { BrowserContext } from '@playwright/test'

/**
 * Makes every Cache API call of the shell worker fail from now on.
 *
 * @returns reads the names of the methods that were called since
 */
export async function breakCacheStorage(
  context: BrowserContext,
): Promise<() => Promise<readonly string[]>> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/shell-worker.js'))
  if (worker === undefined) throw new Error('no shell worker is running')
  const refused = await worker.evaluateHandle(() => {
    const calledMethods: string[] = []
    const refuse = (method: string) => () => {
      calledMethods.push(method)
      return Promise.reject(new DOMException('Internal error', 'UnknownError'))
    }
    for (const method of ['open', 'match', 'has', 'keys', 'delete'])
      Reflect.set(CacheStorage.prototype, method, refuse(method))
    for (const method of ['match', 'matchAll', 'put', 'add', 'addAll', 'keys', 'delete'])
      Reflect.set(Cache.prototype, method, refuse(method))
    return calledMethods
  })
  return () => refused.jsonValue()
}
