import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'
import { runNode } from '../runner/child.mjs'
import { binOf, verdict } from './tool.mjs'

/** What is shipped: tests, samples and what only they need may import from anywhere. */
const EXCLUDED = String.raw`node_modules|\.(test|btest|gallery)\.tsx?$|/(gallery|testing)/`

/**
 * Whether the folders of each package stand in levels: no two import each other, not even by way of others, types counted.
 * dependency-cruiser has the imports; its own rule for folders counts a folder and one inside it as two, so it is not used.
 */
export const levels = {
  name: 'levels of folders',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'levels-'))
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
      const circles = circlesOfFolders(imports)
      const told = circles.map((circle) => `These folders import each other: ${circle.join(', ')}.`)
      const isWhole = imports.length > 0
      return verdict(isWhole && circles.length === 0, isWhole ? told.join('\n') : output)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
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
