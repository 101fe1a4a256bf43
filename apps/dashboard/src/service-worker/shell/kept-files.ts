/** The program's files as they are kept in this browser, by version. Nothing else is kept there. */
export interface KeptFiles {
  readonly versions: () => Promise<readonly string[]>
  readonly paths: (version: string) => Promise<ReadonlySet<string>>
  /** @param version where it is looked for; all of them if not said, since a name stands for one content */
  readonly find: (path: string, version?: string) => Promise<Response | null>
  readonly put: (version: string, path: string, file: Response) => Promise<void>
  readonly drop: (version: string) => Promise<void>
}

const PREFIX = 'colonnade/shell/'

/** What servers vary by does not matter: the bytes were checked. */
const ANY = { ignoreVary: true }

/** @param caches the browser's; what others keep in there is never looked at */
export function keptFiles(caches: CacheStorage): KeptFiles {
  const versions = async () =>
    (await caches.keys())
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length))

  return {
    versions,
    async paths(version) {
      const cache = await caches.open(PREFIX + version)
      return new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    },
    async find(path, version) {
      const places = version === undefined ? await versions() : [version]
      for (const place of places) {
        const found = await caches.match(path, { ...ANY, cacheName: PREFIX + place })
        if (found !== undefined) return found
      }
      return null
    },
    async put(version, path, file) {
      const cache = await caches.open(PREFIX + version)
      await cache.put(path, file)
    },
    drop: async (version) => void (await caches.delete(PREFIX + version)),
  }
}
