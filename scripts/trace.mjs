// Which demands of docs/specification does no test name?
//   npm run trace                 a line per area
//   npm run trace -- TL COL       and the rows of those areas that no test names
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot, root } from './runner/paths.mjs'
import { say } from './runner/say.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', 'test-results'])
const TEST = /\.(test|btest|spec|trial|journey)\.[cm]?[jt]sx?$/
const ROW = /^\| ([A-Z]{2,3}-\d{2,3}) \|(.*)$/gm
/** A string on one line that holds a list of IDs in square brackets: the title of a test, or of a row of one. */
const TITLE = /(['"`])((?:(?!\1)[^\\\n]|\\.)*\[[A-Z]{2,3}-\d{2,3}[^\]]*\](?:(?!\1)[^\\\n]|\\.)*)\1/g
const IDS = /\[([A-Z]{2,3}-\d{2,3}(?:[,\s]+[A-Z]{2,3}-\d{2,3})*)\]/g

function readDemands() {
  const folder = inRoot('docs', 'specification')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const rows = texts.flatMap((text) => [...text.matchAll(ROW)])
  return new Map(rows.map(([, id, rest]) => [id, rest.replace(/\|\s*$/, '').trim()]))
}

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* testFiles(path)
    } else if (TEST.test(entry.name)) yield path
  }
}

/** Every ID that a title names, with the file that names it. */
function* namedIds() {
  for (const file of testFiles(root)) {
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(TITLE)) {
      for (const [, list] of title.matchAll(IDS)) {
        for (const id of list.split(/[,\s]+/)) yield { id, file: relative(root, file) }
      }
    }
  }
}

const demands = readDemands()
const proven = new Set()
const strangers = []
for (const { id, file } of namedIds()) {
  if (demands.has(id)) proven.add(id)
  else strangers.push(`${id} in ${file}`)
}

const areaOf = (id) => id.split('-')[0]
const areas = new Map()
for (const id of demands.keys()) areas.set(areaOf(id), [...(areas.get(areaOf(id)) ?? []), id])

say(
  [...areas]
    .map(([area, ids]) => `${area} ${ids.filter((id) => proven.has(id)).length}/${ids.length}`)
    .join('  '),
)
for (const area of process.argv.slice(2)) {
  for (const id of areas.get(area) ?? [])
    if (!proven.has(id)) say(`  ${id}  ${demands.get(id).slice(0, 110)}`)
}
for (const stranger of strangers) say(`  no such demand: ${stranger}`)
say(`${proven.size} of ${demands.size} demands are named by a test`)
