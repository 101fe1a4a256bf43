import { dirname, resolve } from 'node:path'

/** As rolldown tells it of a module, once all are known. */
interface ChunkingContext {
  getModuleInfo(id: string): ModuleInfo | null
}

interface ModuleInfo {
  readonly importers: readonly string[]
  readonly code?: string | null
}

/** What is imported at once through any of these stands in the chunks below. */
const BEGINNINGS = {
  deck: /\/apps\/dashboard\/src\/main\.tsx$/,
  share: /\/apps\/dashboard\/src\/share\.tsx$/,
  composer:
    /\/apps\/dashboard\/src\/(features\/compose\/index\.ts|app\/share\/ShareRest\.tsx|state\/create-session-api\.ts|lib\/drafts\/browser-draft-room\.ts)$/,
  running:
    /\/apps\/dashboard\/src\/(app\/(session\/run-session\.ts|modals\/ModalHost\.tsx)|state\/sessions\/tell-server\.ts)$/,
  // A start that asks the server of a kept sign-in: nearly every one.
  asking: /\/apps\/dashboard\/src\/state\/sessions\/kept-session\.ts$/,
  columns: /\/apps\/dashboard\/src\/features\/timeline\/index\.ts$/,
  recalling: /\/apps\/dashboard\/src\/state\/(last-seen\/read-kept|list-columns\/show-seen)\.ts$/,
  notifications: /\/apps\/dashboard\/src\/features\/notifications\/index\.ts$/,
  acts: /\/apps\/dashboard\/src\/features\/(status\/actions\/(OpenStatusMenu\.tsx|row-actions\.ts)|deck\/(menu\/OpenMainMenu|keys\/DeckKeys)\.tsx|workspaces\/OpenWorkspaceMenu\.tsx|file-drop\/index\.ts)$/,
} as const

type Beginning = keyof typeof BEGINNINGS

/**
 * Who needs a module at once decides where it travels: one page never loads what only the other needs.
 * The first that fits counts.
 */
const CHUNKS: readonly (readonly [chunk: string, neededBy: readonly Beginning[]])[] = [
  ['base', ['deck', 'share']],
  ['base', ['columns', 'share']],
  ['posting', ['deck', 'composer']],
  ['posting', ['columns', 'composer']],
  ['start', ['deck']],
  // Both pages read a kept sign-in.
  ['base', ['asking', 'share']],
  ['columns', ['columns', 'asking']],
  ['asking', ['asking']],
  ['writing', ['share', 'composer']],
  ['share', ['share']],
  ['columns', ['columns']],
  ['acting', ['running', 'composer']],
  ['acting', ['notifications', 'composer']],
  ['acts', ['acts']],
  ['notifications', ['notifications']],
  ['running', ['running']],
  ['composer', ['composer']],
  ['recalling', ['recalling']],
]

/** Change with an upgrade only, so browsers keep them over our releases: by the chunk that they leave. */
const LASTING = [
  {
    from: 'base',
    chunk: 'vendor',
    id: /\/node_modules\/(react|react-dom|scheduler|jotai|jotai-family|@lingui\/[^/]+)\//,
  },
  { from: 'columns', chunk: 'lists', id: /\/node_modules\/react-virtuoso\// },
]

/** A page itself: whatever shares a chunk with it would begin the other page's program. */
const PAGE = /\/(index|share)\.html$|\/apps\/dashboard\/src\/(main|share)\.tsx$/

/**
 * A few chunks before either page shows, and three for what nearly every deck shows. Left to itself the bundler
 * cuts along every difference in who imports what: dozens of requests for a few hundred bytes each.
 *
 * @returns null where the bundler may decide: the pages themselves, dialogs, screens of the route and all
 *   else on demand
 */
export function chunkName(id: string, context: ChunkingContext): string | null {
  if (PAGE.test(id)) return null
  const reached = reachableFrom(id, (module) => usersOf(module, context))
  const isNeededBy = (beginning: Beginning) =>
    reached.some((from) => BEGINNINGS[beginning].test(from))
  const [name] = CHUNKS.find(([, needing]) => needing.every(isNeededBy)) ?? [null]
  const lasting = LASTING.find(({ from, id: lasts }) => from === name && lasts.test(id))
  return lasting?.chunk ?? name
}

/** Every module through which this one is imported at once, itself included. */
function reachableFrom(id: string, importersOf: (id: string) => readonly string[]): string[] {
  const seen = new Set([id])
  for (const module of seen) for (const importer of importersOf(module)) seen.add(importer)
  return [...seen]
}

/** What a package or a feature shows to the others: who imports it wants some of it, and not the rest. */
const SHOWCASE = /\/packages\/[^/]+\/src\/.*index\.ts$|\/features\/status\/index\.ts$/

/** Who imports a module; where a package shows it, who asks for one of its names there. */
function usersOf(module: string, context: ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(module)?.importers ?? []
  return importers.flatMap((importer) => {
    if (!SHOWCASE.test(importer)) return [importer]
    const showcase = context.getModuleInfo(importer)
    const own = context.getModuleInfo(module)?.code ?? ''
    const names = namesShown(importer, showcase?.code ?? '', module, own)
    if (names.length === 0) return [importer]
    const word = new RegExp(String.raw`\b(?:${names.join('|')})\b`)
    return (showcase?.importers ?? []).filter((user) =>
      word.test(context.getModuleInfo(user)?.code ?? names.join()),
    )
  })
}

/** The names by which a showcase shows what is in a module. @param own the module's code */
function namesShown(showcase: string, code: string, module: string, own: string): string[] {
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
  return isWhole ? [...listed, ...declared(own)] : listed
}

const declared = (code: string): string[] =>
  [...code.matchAll(/export\s+(?:const|function|async function)\s+(\w+)/g)].map(
    ([, name = '']) => name,
  )
