import type { ShellCache } from '../service-worker/shell/shell-cache.ts'

/** Creates a worker's cache in memory: by version and path, as text. */
export function createMemoryShellCache(
  initial: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): ShellCache & { readonly content: () => unknown } {
  const versions = new Map(
    Object.entries(initial).map(([version, files]) => [version, new Map(Object.entries(files))]),
  )
  return {
    getVersions: async () => [...versions.keys()],
    getPaths: async (version) => new Set(versions.get(version)?.keys()),
    async find(path, version) {
      const places = version === undefined ? [...versions.values()] : [versions.get(version)]
      const text = places.map((place) => place?.get(path)).find((found) => found !== undefined)
      return text === undefined ? null : new Response(text)
    },
    async put(version, path, file) {
      const text = await file.text()
      const place = versions.get(version) ?? new Map<string, string>()
      versions.set(version, place.set(path, text))
    },
    remove: async (version) => void versions.delete(version),
    content: () =>
      Object.fromEntries(
        [...versions].map(([version, files]) => [version, Object.fromEntries(files)]),
      ),
  }
}
