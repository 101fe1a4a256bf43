import { isImmutable, type Shell } from './shell-manifest.ts'

/**
 * A request that the browser answers from a cache, without asking the worker; from the network if it is not there.
 *
 * @see https://w3c.github.io/ServiceWorker/#service-worker-static-router
 */
export interface StaticRoute {
  readonly condition: { readonly or: readonly { readonly urlPattern: string }[] }
  readonly source: { readonly cacheName: string }
}

/**
 * Routes the files that the built pages name to the version's own cache: a start does not wait for the worker to find
 * each of them. Others are left to the worker, which also finds files of older versions.
 */
export function createStaticRoutes({ pages, files }: Shell, cacheName: string): StaticRoute[] {
  const text = Object.values(pages).join('\n')
  const named = files.filter(({ path }) => isImmutable(path) && text.includes(`"${path}"`))
  if (named.length === 0) return []
  return [
    { condition: { or: named.map(({ path }) => ({ urlPattern: path })) }, source: { cacheName } },
  ]
}
