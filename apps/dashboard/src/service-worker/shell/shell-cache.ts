/** The app's files cached in this browser, by version. These caches hold no other files. */
export interface ShellCache {
  readonly getVersions: () => Promise<readonly string[]>
  readonly getPaths: (version: string) => Promise<ReadonlySet<string>>
  /** @param version the version to search; by default all of them, since a path has the same content in each */
  readonly find: (path: string, version?: string) => Promise<Response | null>
  readonly put: (version: string, path: string, file: Response) => Promise<void>
  readonly remove: (version: string) => Promise<void>
}

const CACHE_PREFIX = 'colonnade/shell/'

/** Returns the name of the cache of a version. */
export const getCacheName = (version: string): string => CACHE_PREFIX + version

/** Ignores the Vary header, because the bytes were checked. */
const MATCH_OPTIONS = { ignoreVary: true }

/**
 * Creates the cache of the app's files. @param caches the browser's cache storage; other caches in it are not touched
 */
export function createShellCache(caches: CacheStorage): ShellCache {
  const getVersions = async () =>
    (await caches.keys())
      .filter((name) => name.startsWith(CACHE_PREFIX))
      .map((name) => name.slice(CACHE_PREFIX.length))

  return {
    getVersions,
    async getPaths(version) {
      const cache = await caches.open(CACHE_PREFIX + version)
      return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    },
    async find(path, version) {
      const places = version === undefined ? await getVersions() : [version]
      for (const place of places) {
        const found = await caches.match(path, {
          ...MATCH_OPTIONS,
          cacheName: CACHE_PREFIX + place,
        })
        if (found !== undefined) return found
      }
      return null
    },
    async put(version, path, file) {
      const cache = await caches.open(CACHE_PREFIX + version)
      await cache.put(path, file)
    },
    remove: async (version) => void (await caches.delete(CACHE_PREFIX + version)),
  }
}
