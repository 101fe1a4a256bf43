// Lists the requirements of docs/specification that no test has as a tag.
// npm run trace one line per area
// npm run trace -- TL COL also the requirements of those areas without a test
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readRequirements } from './requirements.mjs'
import { log } from './runner/log.mjs'
import { root } from './runner/paths.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', 'coverage', 'test-results'])
const TEST = /\.(test|spec)\.[cm]?[jt]sx?$/
/** `tags: ['TL-04']` of a Vitest test, `tag: '@TL-04'` or `tag: ['@TL-04']` of a Playwright test. */
const TAGS = /\btags?:\s*(\[[^\]]*\]|'[^']*')/g
const ID = /@?\b([A-Z]{2,3}-\d{2,3})\b/g

function* findTests(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* findTests(path)
    } else if (TEST.test(entry.name)) yield path
  }
}

/** Yields every ID in a tag, with its file. */
function* findTaggedIds() {
  for (const file of findTests(root)) {
    for (const [, list] of readFileSync(file, 'utf8').matchAll(TAGS)) {
      for (const [, id] of list.matchAll(ID)) yield { id, file: relative(root, file) }
    }
  }
}

const requirements = readRequirements()
const tested = new Set()
const unknown = []
for (const { id, file } of findTaggedIds()) {
  if (requirements.has(id)) tested.add(id)
  else unknown.push(`${id} in ${file}`)
}

const areas = new Map()
for (const id of requirements.keys()) {
  const [area] = id.split('-')
  areas.set(area, [...(areas.get(area) ?? []), id])
}

log(
  [...areas]
    .map(([area, ids]) => `${area} ${ids.filter((id) => tested.has(id)).length}/${ids.length}`)
    .join('  '),
)
for (const area of process.argv.slice(2)) {
  for (const id of areas.get(area) ?? [])
    if (!tested.has(id)) log(`  ${id}  ${requirements.get(id).slice(0, 110)}`)
}
for (const entry of unknown) log(`  no such requirement: ${entry}`)
log(`${tested.size} of ${requirements.size} requirements are named by a test`)
