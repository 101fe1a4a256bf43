import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { findBin, createResult } from './tool.mjs'

const folder = inRoot('apps', 'dashboard', 'src', 'locales')

/** Checks that every text of the interface is in the catalogs. Changes of the extraction are reverted and reported. */
export const catalogs = {
  name: 'message catalogs',
  async run() {
    const before = readCatalogs()
    const { code, output } = await runNode([findBin('@lingui/cli', 'lingui'), 'extract', '--clean'])
    const after = readCatalogs()
    const stale = [...after].filter(
      ([path, text]) => stripDates(before.get(path)) !== stripDates(text),
    )
    for (const [path, text] of before) writeFileSync(path, text)
    const message = stale.map(([path]) => `${path} is out of date. Run npm run extract`).join('\n')
    return createResult(code === 0 && stale.length === 0, code === 0 ? message : output)
  },
}

function readCatalogs() {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.po')) : []
  return new Map(
    names.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]),
  )
}

const stripDates = (text) => text?.replace(/^"POT-Creation-Date:.*$/m, '')
