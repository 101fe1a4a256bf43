import { readFile, writeFile } from 'node:fs/promises'
import { inRoot } from '../../scripts/runner/paths.mjs'
import { told } from './table.mjs'

const DOCUMENT = inRoot('docs', 'PERFORMANCE.md')
const BEGIN = '<!-- figures: written by `npm run bench -- --write-docs` -->'
const END = '<!-- /figures -->'

/** Writes what was measured into the document, and leaves what people wrote around it. @returns its path */
export async function writeDocument({ scenarios }, names) {
  const results = names.flatMap((name) => scenarios[name] ?? [])
  await writeFile(DOCUMENT, withFigures(await readFile(DOCUMENT, 'utf8'), results))
  return DOCUMENT
}

/**
 * @param text a document with the two marks in it
 * @param results what was measured, in the order of the list
 * @throws where the marks are missing
 */
export function withFigures(text, results) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The document has no place for figures.')
  const figures = [targets(results), circumstances(results), others(results)].join('\n\n')
  return `${text.slice(0, begin)}${BEGIN}\n\n${figures}\n\n${text.slice(end)}`
}

function targets(results) {
  const rows = figuresOf(results, ({ target }) => target !== null).map(([name, figure]) => {
    const { label, unit, target, isMet } = figure
    const verdict = isMet ? 'met' : '**missed**'
    const limit = `≤ ${told(target.atMost, unit)}`
    return [name, label, limit, span(figure), verdict, target.best, target.columns]
  })
  return table(
    ['scenario', 'figure', 'target', 'ours', '', 'best other client', 'multi-column clients'],
    rows,
  )
}

function circumstances(results) {
  const rows = results.map(({ name, date, load, calibration, processor, node, chromium }) => [
    `\`${name}\``,
    date.slice(0, 16).replace('T', ' '),
    load.toFixed(1),
    told(calibration.scriptMs, 'ms'),
    told(calibration.layoutMs, 'ms'),
    `${processor}, Node ${node}, Chromium ${chromium}`,
  ])
  return `Conditions:\n\n${table(['scenario', 'UTC', 'load before', 'script loop', 'layout loop', 'machine'], rows)}`
}

function others(results) {
  const rows = figuresOf(results, ({ target }) => target === null)
  const notes = results.flatMap(({ name, notes: said }) =>
    Object.entries(said).map(([label, text]) => [`\`${name}\``, label, text]),
  )
  const all = [...rows.map(([name, figure]) => [name, figure.label, span(figure)]), ...notes]
  return `Other figures:\n\n${table(['scenario', 'figure', 'ours'], all)}`
}

const figuresOf = (results, isMeant) =>
  results.flatMap(({ name, figures }) =>
    figures.filter(isMeant).map((figure) => [`\`${name}\``, figure]),
  )

/** The median, and from where to where the runs went. */
function span({ value, unit, runs }) {
  const [least, most] = [Math.min(...runs), Math.max(...runs)]
  const plain = (number) => told(number, '')
  if (plain(least) === plain(most)) return told(value, unit)
  return `${told(value, unit)} (${plain(least)}–${plain(most)})`
}

function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
