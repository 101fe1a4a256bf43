import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { binOf, verdict } from './tool.mjs'

const folder = inRoot('apps', 'dashboard', 'src', 'locales')

/** Every text of the screen is in the catalogs. What the extraction would change is put back and reported. */
export const catalogs = {
  name: 'message catalogs',
  async run() {
    const before = readCatalogs()
    const { code, output } = await runNode([binOf('@lingui/cli', 'lingui'), 'extract', '--clean'])
    const after = readCatalogs()
    const stale = [...after].filter(
      ([path, text]) => withoutDates(before.get(path)) !== withoutDates(text),
    )
    for (const [path, text] of before) writeFileSync(path, text)
    const complaint = stale.map(([path]) => `${path} is not up to date: npm run extract`).join('\n')
    return verdict(code === 0 && stale.length === 0, code === 0 ? complaint : output)
  },
}

function readCatalogs() {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : []
  return new Map(
    names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
  )
}

const withoutDates = (text) => text?.replace(/^"POT-Creation-Date:.*$/m, '')
