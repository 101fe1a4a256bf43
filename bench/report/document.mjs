import { readFile, writeFile } from 'node:fs/promises'
import { inRoot } from '../../scripts/runner/paths.mjs'
import { formatValue } from './table.mjs'

const DOCUMENT = inRoot('docs', 'PERFORMANCE.md')
const BEGIN = '<!-- figures: written by `npm run bench -- --write-docs` -->'
const END = '<!-- /figures -->'

/** Writes the figures into the document and keeps the text around them. @returns its path */
export async function writeDocument({ scenarios }, names) {
  const results = names.flatMap((name) => scenarios[name] ?? [])
  await writeFile(DOCUMENT, insertFigures(await readFile(DOCUMENT, 'utf8'), results))
  return DOCUMENT
}

/**
 * @param text a document with the two markers
 * @param results in the order of the list
 * @throws when the markers are missing
 */
export function insertFigures(text, results) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The document has no markers for the figures.')
  const figures = [formatTargets(results), formatConditions(results), formatOthers(results)].join(
    '\n\n',
  )
  return `${text.slice(0, begin)}${BEGIN}\n\n${figures}\n\n${text.slice(end)}`
}

function formatTargets(results) {
  const rows = getFigures(results, ({ target }) => target !== null).map(([name, figure]) => {
    const { label, unit, target, isMet } = figure
    const verdict = isMet ? 'met' : '**missed**'
    const limit = `≤ ${formatValue(target.atMost, unit)}`
    return [name, label, limit, formatSpan(figure), verdict, target.best, target.columns]
  })
  return formatTable(
    ['scenario', 'figure', 'target', 'ours', '', 'best other client', 'multi-column clients'],
    rows,
  )
}

function formatConditions(results) {
  const rows = results.map(({ name, date, load, calibration, processor, node, chromium }) => [
    `\`${name}\``,
    date.slice(0, 16).replace('T', ' '),
    load.toFixed(1),
    formatValue(calibration.scriptMs, 'ms'),
    formatValue(calibration.layoutMs, 'ms'),
    `${processor}, Node ${node}, Chromium ${chromium}`,
  ])
  return `Conditions:\n\n${formatTable(['scenario', 'UTC', 'load before', 'script loop', 'layout loop', 'machine'], rows)}`
}

function formatOthers(results) {
  const rows = getFigures(results, ({ target }) => target === null)
  const notes = results.flatMap(({ name, notes: byLabel }) =>
    Object.entries(byLabel).map(([label, text]) => [`\`${name}\``, label, text]),
  )
  const all = [...rows.map(([name, figure]) => [name, figure.label, formatSpan(figure)]), ...notes]
  return `Other figures:\n\n${formatTable(['scenario', 'figure', 'ours'], all)}`
}

const getFigures = (results, isMeant) =>
  results.flatMap(({ name, figures }) =>
    figures.filter(isMeant).map((figure) => [`\`${name}\``, figure]),
  )

/** Formats the median and the range of the runs. */
function formatSpan({ value, unit, runs }) {
  const [least, most] = [Math.min(...runs), Math.max(...runs)]
  const plain = (number) => formatValue(number, '')
  if (plain(least) === plain(most)) return formatValue(value, unit)
  return `${formatValue(value, unit)} (${plain(least)}–${plain(most)})`
}

function formatTable(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
