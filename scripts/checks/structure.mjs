import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { binOf, verdict } from './tool.mjs'

const SOURCE = /^(apps|packages)\/.*(?<!\.d)\.tsx?$/

/** What is shipped: tests, samples and what only they need may import from anywhere. */
const EXCLUDED = String.raw`node_modules|\.(test|btest|gallery)\.tsx?$|/(gallery|testing)/`

/** A helper with a single importer lives with it, unless it is a unit of its own; so many may be. */
const MOST_SMALL_FILES = 200
/** Lines. */
const SMALL_FILE = 30

/** Of all lines that are not empty. Fuller files have less to import. */
const MOST_IMPORT_LINES = 0.085
const IMPORT_LINE = /^(import|export) .*from |^} from /

/**
 * Whether the folders of each package stand in levels (no two import each other, not even by way of others, types counted),
 * and files are full. dependency-cruiser has the imports; its own rule for folders counts a folder and one inside it as two,
 * so it is not used.
 */
export const structure = {
  name: 'structure',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'structure-'))
    const file = join(folder, 'imports.json')
    const args = ['--config', '.dependency-cruiser.cjs', '--exclude', EXCLUDED]
    const to = ['--output-type', 'json', '--output-to', file]
    try {
      const { output } = await runNode(
        [binOf('dependency-cruiser', 'depcruise'), 'apps', 'packages', ...args, ...to],
        { standsBack: true },
      )
      const { modules } = JSON.parse(readFileSync(file, 'utf8'))
      const imports = modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => [source, resolved]),
      )
      if (imports.length === 0) return verdict(false, output)
      const sources = modules
        .map(({ source }) => source)
        .filter((source) => SOURCE.test(source))
        .map((path) => ({ path, lines: readFileSync(inRoot(path), 'utf8').split('\n') }))
      const small = smallFilesOf(sources, imports)
      const share = importShareOf(sources)
      const faults = [
        ...circlesOfFolders(imports).map(
          (circle) => `These folders import each other: ${circle.join(', ')}.`,
        ),
        ...(small.length > MOST_SMALL_FILES
          ? [
              `Files of at most ${SMALL_FILE} lines with one importer, more than ${MOST_SMALL_FILES}:`,
              ...small,
            ]
          : []),
        ...(share > MOST_IMPORT_LINES
          ? [
              `${percent(share)} of all lines import something; ${percent(MOST_IMPORT_LINES)} is the most.`,
            ]
          : []),
      ]
      const note = `${small.length} small files, ${percent(share)} import lines`
      return verdict(faults.length === 0, faults.join('\n'), note)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

/**
 * Files that could live with the only one that imports them.
 *
 * @param sources their paths and lines
 * @param imports pairs of files: the one that imports, and what it imports
 */
export function smallFilesOf(sources, imports) {
  const importers = new Map()
  for (const [file, imported] of imports) {
    importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
  }
  return sources
    .filter(({ path, lines }) => lines.length <= SMALL_FILE + 1 && importers.get(path)?.size === 1)
    .map(({ path }) => path)
}

/** Which share of the lines that are not empty imports something or hands it on. */
export function importShareOf(sources) {
  let [all, importing] = [0, 0]
  for (const { lines } of sources) {
    for (const line of lines) {
      if (line.trim() !== '') all += 1
      if (IMPORT_LINE.test(line)) importing += 1
    }
  }
  return importing / Math.max(1, all)
}

/**
 * Groups of folders that reach each other by imports, each sorted. An import between a folder and one inside it counts for
 * neither.
 *
 * @param imports pairs of files: the one that imports, and what it imports
 */
export function circlesOfFolders(imports) {
  const graph = new Map()
  for (const [file, imported] of imports) {
    const [from, to] = [dirname(file), dirname(imported)]
    if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  const reached = new Map([...graph.keys()].map((from) => [from, reachableFrom(graph, from)]))
  const circles = new Map()
  for (const [from, all] of reached) {
    const circle = [...all]
      .filter((to) => reached.get(to)?.has(from) === true)
      .toSorted((one, other) => one.localeCompare(other))
    if (circle.length > 1) circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function reachableFrom(graph, from) {
  const seen = new Set()
  const open = [from]
  for (const folder of open) {
    for (const next of graph.get(folder) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return seen
}
