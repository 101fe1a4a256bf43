import { dirname, resolve } from 'node:path'

/** As rolldown tells it of a module, once all are known. */
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  readonly importers: readonly string[]
  readonly code?: string | null
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
  const importersOf = (module: string) => usersOf(module, context)
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

/** What a package shows to the others: who imports it wants some of it, and not the rest. */
const SHOWCASE = /\/packages\/[^/]+\/src\/.*index\.ts$/

/** Who imports a module; where a package shows it, who asks for one of its names there. */
function usersOf(module: string, context: ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(module)?.importers ?? []
  return importers.flatMap((importer) => {
    if (!SHOWCASE.test(importer)) return [importer]
    const showcase = context.getModuleInfo(importer)
    const names = namesShown(importer, showcase?.code ?? '', module)
    if (names.length === 0) return [importer]
    const word = new RegExp(String.raw`\b(?:${names.join('|')})\b`)
    return (showcase?.importers ?? []).filter((user) =>
      word.test(context.getModuleInfo(user)?.code ?? names.join()),
    )
  })
}

/** The names by which a showcase shows what is in a module. */
function namesShown(showcase: string, code: string, module: string): string[] {
  return [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from = '']) => resolve(dirname(showcase), from) === module)
    .flatMap(([, list = '']) => list.split(','))
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => /^\w+$/.test(name))
}
