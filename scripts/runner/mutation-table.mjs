const COLUMNS = ['killed', 'survived', 'no coverage']
const COLUMN_OF = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'no coverage',
}

/**
 * What a mutation report says, folder by folder. A change that made the tests hang was noticed; one that could not
 * be tried, or that a comment excuses, does not count.
 *
 * @param report as https://github.com/stryker-mutator/mutation-testing-elements describes it
 * @returns {{ lines: string[], survivors: string[], score: number }} score in percent of all that counts
 */
export function mutationTable({ files }) {
  const folders = new Map()
  const all = emptyRow()
  const survivors = []
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.split('/').at(-2)
    if (!folders.has(folder)) folders.set(folder, emptyRow())
    for (const mutant of mutants) {
      const column = COLUMN_OF[mutant.status]
      if (column === undefined) continue
      folders.get(folder)[column] += 1
      all[column] += 1
      if (column !== 'killed') survivors.push(sayWhere(path, mutant))
    }
  }
  const rows = [...folders].sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = [
    sayRow('folder', COLUMNS, 'score'),
    ...[...rows, ['all', all]].map(([name, row]) =>
      sayRow(
        name,
        COLUMNS.map((column) => row[column]),
        `${scoreOf(row).toFixed(1)} %`,
      ),
    ),
  ]
  return { lines, survivors, score: scoreOf(all) }
}

const emptyRow = () => ({ killed: 0, survived: 0, 'no coverage': 0 })

function scoreOf(row) {
  const total = COLUMNS.reduce((sum, column) => sum + row[column], 0)
  return total === 0 ? 100 : (100 * row.killed) / total
}

const sayRow = (name, cells, score) =>
  [name.padEnd(14), ...cells.map((cell) => `${cell}`.padStart(14)), score.padStart(9)].join('')

const sayWhere = (path, { location, mutatorName, replacement }) =>
  `${path}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`
