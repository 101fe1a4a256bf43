import type { KeptFiles } from '../service-worker/shell/kept-files.ts'

/** What a worker keeps, for as long as a test runs: by version and path, as text. */
export function memoryKeptFiles(
  begun: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): KeptFiles & { readonly content: () => unknown } {
  const versions = new Map(
    Object.entries(begun).map(([version, files]) => [version, new Map(Object.entries(files))]),
  )
  return {
    versions: async () => [...versions.keys()],
    paths: async (version) => new Set(versions.get(version)?.keys()),
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
    drop: async (version) => void versions.delete(version),
    content: () =>
      Object.fromEntries(
        [...versions].map(([version, files]) => [version, Object.fromEntries(files)]),
      ),
  }
}
