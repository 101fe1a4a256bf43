import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { findBin, createResult } from './tool.mjs'

const SOURCE = /^(apps|packages)\/.*(?<!\.d)\.tsx?$/

/** Tests, samples and their helpers may import from anywhere. */
const EXCLUDED = String.raw`node_modules|\.(test|gallery)\.tsx?$|/(gallery|testing)/`

/**
 * A helper with a single importer belongs into the importer's file, unless it is a separate unit. This many are
 * allowed.
 */
const MAX_SMALL_FILES = 200
/** Lines. */
const SMALL_FILE_LINES = 30

/** Share of all lines that are not empty. Larger files need fewer imports. */
const MAX_IMPORT_SHARE = 0.085
const IMPORT_LINE = /^(import|export) .*from |^} from /

/**
 * Checks that the folders of each package form levels (no cycles, also indirect ones, types included), and that files
 * are not too small. The imports come from dependency-cruiser. Its rule for folders is not used, because it counts a
 * folder and its subfolder as two.
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
        [findBin('dependency-cruiser', 'depcruise'), 'apps', 'packages', ...args, ...to],
        { isLowPriority: true },
      )
      const { modules } = JSON.parse(readFileSync(file, 'utf8'))
      const imports = modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => [source, resolved]),
      )
      if (imports.length === 0) return createResult(false, output)
      const sources = modules
        .map(({ source }) => source)
        .filter((source) => SOURCE.test(source))
        .map((path) => ({ path, lines: readFileSync(inRoot(path), 'utf8').split('\n') }))
      const small = findSmallFiles(sources, imports)
      const share = computeImportShare(sources)
      const faults = [
        ...findFolderCycles(imports).map(
          (circle) => `These folders import each other: ${circle.join(', ')}.`,
        ),
        ...(small.length > MAX_SMALL_FILES
          ? [
              `Files of at most ${SMALL_FILE_LINES} lines with one importer, more than ${MAX_SMALL_FILES}:`,
              ...small,
            ]
          : []),
        ...(share > MAX_IMPORT_SHARE
          ? [
              `${formatPercent(share)} of all lines import something; ${formatPercent(MAX_IMPORT_SHARE)} is the most.`,
            ]
          : []),
      ]
      const note = `${small.length} small files, ${formatPercent(share)} import lines`
      return createResult(faults.length === 0, faults.join('\n'), note)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

const formatPercent = (share) => `${(share * 100).toFixed(1)} %`

/**
 * Finds files that could move into their only importer.
 *
 * @param sources their paths and lines
 * @param imports pairs of files: importer and imported
 */
export function findSmallFiles(sources, imports) {
  const importers = new Map()
  for (const [file, imported] of imports) {
    importers.set(imported, (importers.get(imported) ?? new Set()).add(file))
  }
  return sources
    .filter(
      ({ path, lines }) => lines.length <= SMALL_FILE_LINES + 1 && importers.get(path)?.size === 1,
    )
    .map(({ path }) => path)
}

/** Computes the share of import and re-export lines among the lines that are not empty. */
export function computeImportShare(sources) {
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
 * Finds groups of folders that import each other, each sorted. An import between a folder and its subfolder is
 * ignored.
 *
 * @param imports pairs of files: importer and imported
 */
export function findFolderCycles(imports) {
  const graph = new Map()
  for (const [file, imported] of imports) {
    const [from, to] = [dirname(file), dirname(imported)]
    if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  const reached = new Map([...graph.keys()].map((from) => [from, findReachable(graph, from)]))
  const circles = new Map()
  for (const [from, all] of reached) {
    const circle = [...all]
      .filter((to) => reached.get(to)?.has(from) === true)
      .toSorted((one, other) => one.localeCompare(other))
    if (circle.length > 1) circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

function findReachable(graph, from) {
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
