import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../runner/paths.mjs'
import { verdict } from './tool.mjs'

/** Gzipped kilobytes (1000 bytes) of JavaScript before the first column shows. The goal is 150. */
const FIRST_LOAD_KB = 184
const LAZY_CHUNK_KB = 60

/** What a visitor has to load, read from the manifest of the build. */
export const size = {
  name: 'size budget',
  run() {
    const manifest = JSON.parse(readFileSync(inRoot('dist', '.vite', 'manifest.json'), 'utf8'))
    const first = firstLoad(manifest)
    const firstKb = sum([...first].map(gzipKb))
    const lazy = scriptsOf(manifest)
      .filter((file) => !first.has(file))
      .map((file) => ({ file, kb: gzipKb(file) }))
      .sort((a, b) => b.kb - a.kb)
    const faults = lazy
      .filter(({ kb }) => kb > LAZY_CHUNK_KB)
      .map(
        ({ file, kb }) =>
          `${file} is ${kb.toFixed(1)} kB gzipped; a lazy chunk may have ${LAZY_CHUNK_KB}.`,
      )
    if (firstKb > FIRST_LOAD_KB) {
      faults.push(
        `The first load is ${firstKb.toFixed(1)} kB gzipped; the budget is ${FIRST_LOAD_KB}.`,
      )
    }
    const largest = lazy[0] === undefined ? '' : `, largest lazy chunk ${lazy[0].kb.toFixed(1)} kB`
    return Promise.resolve(
      verdict(
        faults.length === 0,
        faults.join('\n'),
        `first load ${firstKb.toFixed(1)} kB${largest}`,
      ),
    )
  },
}

/** The entry of index.html and all that it imports at once. */
export function firstLoad(manifest) {
  const files = new Set()
  const visit = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit('index.html')
  return files
}

const scriptsOf = (manifest) => [
  ...new Set(
    Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js')),
  ),
]

const gzipKb = (file) => gzipSync(readFileSync(inRoot('dist', file)), { level: 9 }).length / 1000

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
