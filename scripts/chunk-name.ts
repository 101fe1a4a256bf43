import { dirname, resolve } from 'node:path'

/** The module information of rolldown, once all modules are known. */
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  readonly importers: readonly string[]
  readonly code?: string | null
}

/** The entries: static imports of these modules are assigned to the chunks below. */
const ENTRIES = {
  deck: /\/index\.html$|\/apps\/dashboard\/src\/main\.tsx$/,
  share: /\/apps\/dashboard\/src\/share\.tsx$/,
  composer:
    /\/apps\/dashboard\/src\/(features\/compose\/index\.ts|app\/share\/DeferredShareParts\.tsx|state\/share\/requesting\.ts|lib\/drafts\/indexed-db-draft-store\.ts)$/,
  running:
    /\/apps\/dashboard\/src\/(app\/(session\/run-session\.ts|modals\/ModalHost\.tsx)|state\/sessions\/revoke-session\.ts)$/,
  recalling:
    /\/apps\/dashboard\/src\/state\/(timeline-cache\/read-cached-rows|list-columns\/show-cached-rows)\.ts$/,
  notifications: /\/apps\/dashboard\/src\/features\/notifications\/index\.ts$/,
  acts: /\/apps\/dashboard\/src\/features\/(status\/actions\/(OpenStatusMenu\.tsx|row-actions\.ts)|deck\/(menu\/OpenMainMenu|shortcuts\/DeckShortcuts)\.tsx|workspaces\/OpenWorkspaceMenu\.tsx|file-drop\/index\.ts)$/,
} as const

type Entry = keyof typeof ENTRIES

/**
 * The entries that need a module at once decide its chunk, so that no page loads code for the other one. The first
 * match counts.
 */
const CHUNKS: readonly (readonly [chunk: string, neededBy: readonly Entry[]])[] = [
  ['base', ['deck', 'share']],
  ['deck', ['deck']],
  ['writing', ['share', 'composer']],
  ['share', ['share']],
  ['acting', ['running', 'composer']],
  ['acting', ['notifications', 'composer']],
  ['acts', ['acts']],
  ['notifications', ['notifications']],
  ['running', ['running']],
  ['composer', ['composer']],
  ['recalling', ['recalling']],
]

/**
 * Dependencies, which only change with an upgrade, so that browsers cache them across releases: by the chunk that
 * they would otherwise be in.
 */
const DEPENDENCIES = [
  {
    from: 'base',
    chunk: 'vendor',
    id: /\/node_modules\/(react|react-dom|scheduler|jotai|jotai-family|@lingui\/[^/]+)\//,
  },
]

/**
 * Modules without a chunk of ours. The share page: a module in the same chunk would start its program in the deck
 * (that of the deck starts only on its own page). And a module that only exports those of a chunk.
 */
const ALONE = /\/share\.html$|\/apps\/dashboard\/src\/(share\.tsx|state\/share\/requesting\.ts)$/

/**
 * Assigns a module to one of a few chunks: those that load before a page is visible, and a few for later. By default
 * the bundler creates dozens of chunks of a few hundred bytes, one for each combination of importers.
 *
 * @returns null when the bundler decides: the pages, dialogs, routes and other code loaded on demand
 */
export function getChunkName(id: string, context: ChunkingContext): string | null {
  if (ALONE.test(id)) return null
  const reached = findReachable(id, (module) => getImporters(module, context))
  const isNeededBy = (beginning: Entry) => reached.some((from) => ENTRIES[beginning].test(from))
  const [name] = CHUNKS.find(([, needing]) => needing.every(isNeededBy)) ?? [null]
  const lasting = DEPENDENCIES.find(({ from, id: lasts }) => from === name && lasts.test(id))
  return lasting?.chunk ?? name
}

/** Returns every module that imports this one statically, directly or not, including itself. */
function findReachable(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen]
}

/** Barrel files of packages and features: an importer uses some of the exported names only. */
const BARREL = /\/packages\/[^/]+\/src\/.*index\.ts$|\/features\/status\/index\.ts$/

/** Returns the importers of a module. For a module behind a barrel file: the importers of one of its names. */
function getImporters(module: string, context: ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(module)?.importers ?? []
  return importers.flatMap((importer) => {
    if (!BARREL.test(importer)) return [importer]
    const showcase = context.getModuleInfo(importer)
    const own = context.getModuleInfo(module)?.code ?? ''
    const names = getExportedNames(importer, showcase?.code ?? '', module, own)
    if (names.length === 0) return [importer]
    const word = new RegExp(String.raw`\b(?:${names.join('|')})\b`)
    return (showcase?.importers ?? []).filter((user) =>
      word.test(context.getModuleInfo(user)?.code ?? names.join()),
    )
  })
}

/** Returns the names under which a barrel file exports a module. @param own the module's code */
function getExportedNames(showcase: string, code: string, module: string, own: string): string[] {
  const isModule = (from: string) => resolve(dirname(showcase), from) === module
  const listed = [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from = '']) => isModule(from))
    .flatMap(([, list = '']) => list.split(','))
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => /^\w+$/.test(name))
  const isWhole = [...code.matchAll(/export\s*\*\s*from\s*["']([^"']+)["']/g)].some(
    ([, from = '']) => isModule(from),
  )
  return isWhole ? [...listed, ...getDeclaredNames(own)] : listed
}

const getDeclaredNames = (code: string): string[] =>
  [...code.matchAll(/export\s+(?:const|function|async function)\s+(\w+)/g)].map(
    ([, name = '']) => name,
  )
