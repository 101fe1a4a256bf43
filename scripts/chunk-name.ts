/** As rolldown tells it of a module, once all are known. */
interface ChunkingContext {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Where each chunk begins, the earlier first. What a beginning imports at once stands in its chunk. */
const BEGINNINGS = [
  ['start', /\/apps\/dashboard\/src\/main\.tsx$/],
  ['columns', /\/apps\/dashboard\/src\/features\/(compose|timeline|notifications)\/index\.ts$/],
] as const

/** Change with an upgrade only, so browsers keep them over our releases: by the chunk that they leave. */
const LASTING = {
  start: {
    chunk: 'vendor',
    id: /\/node_modules\/(react|react-dom|scheduler|jotai|jotai-family|@lingui\/[^/]+)\//,
  },
  columns: { chunk: 'lists', id: /\/node_modules\/(react-virtuoso|dompurify)\// },
}

/**
 * Two chunks before the deck shows, and two for what nearly every deck shows. Left to itself the bundler
 * cuts along every difference in who imports what: dozens of requests for a few hundred bytes each.
 *
 * @returns null where the bundler may decide: dialogs, screens of the route and all else on demand
 */
export function chunkName(id: string, context: ChunkingContext): string | null {
  const importersOf = (module: string) => context.getModuleInfo(module)?.importers ?? []
  const beginnings = reachableFrom(id, importersOf)
  const found = BEGINNINGS.find(([, beginning]) => beginnings.some((from) => beginning.test(from)))
  if (found === undefined) return null
  const lasting = LASTING[found[0]]
  return lasting.id.test(id) ? lasting.chunk : found[0]
}

/** Every module through which this one is imported at once, itself included. */
function reachableFrom(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen]
}
