import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../runner/paths.mjs'
import { verdict } from './tool.mjs'

/** Gzipped kilobytes (1000 bytes) of JavaScript before a page shows anything to read or write. */
const FIRST_LOADS = [
  { pages: ['index.html'], name: 'first load', budgetKb: 153 },
  // What draws the first posts is asked for by the deck at once. The goal is 150.
  {
    pages: ['index.html', 'columns'],
    name: 'first post',
    budgetKb: 210,
  },
  // The same where the page brings no initial state: a sign-in is kept, and its server is asked.
  {
    pages: ['index.html', 'columns', 'asking'],
    name: 'first post after OAuth',
    budgetKb: 214,
  },
  { pages: ['share.html'], name: 'share page', budgetKb: 110 },
]
const LAZY_CHUNK_KB = 60

/** What a visitor has to load, read from the manifest of the build. */
export const size = {
  name: 'size budget',
  run() {
    const manifest = JSON.parse(readFileSync(inRoot('dist', '.vite', 'manifest.json'), 'utf8'))
    const loads = FIRST_LOADS.map(({ pages, name, budgetKb }) => {
      const files = firstLoad(manifest, ...pages)
      return { name, budgetKb, files, kb: sum([...files].map(gzipKb)) }
    })
    const lazy = scriptsOf(manifest)
      .filter((file) => !loads.some(({ files }) => files.has(file)))
      .map((file) => ({ file, kb: gzipKb(file) }))
      .sort((a, b) => b.kb - a.kb)
    const faults = lazy
      .filter(({ kb }) => kb > LAZY_CHUNK_KB)
      .map(
        ({ file, kb }) =>
          `${file} is ${kb.toFixed(1)} kB gzipped; a lazy chunk may have ${LAZY_CHUNK_KB}.`,
      )
    for (const { name, kb, budgetKb, files } of loads) {
      if (files.size === 0) faults.push(`The build has no ${name}.`)
      if (kb > budgetKb) {
        faults.push(`The ${name} is ${kb.toFixed(1)} kB gzipped; the budget is ${budgetKb}.`)
      }
    }
    const largest = lazy[0] === undefined ? '' : `, largest lazy chunk ${lazy[0].kb.toFixed(1)} kB`
    return Promise.resolve(
      verdict(
        faults.length === 0,
        faults.join('\n'),
        `${loads.map(({ name, kb }) => `${name} ${kb.toFixed(1)} kB`).join(', ')}${largest}`,
      ),
    )
  },
}

/** A page or a chunk by its name, and all that it imports at once; of several together. Empty where one is missing. */
export function firstLoad(manifest, ...entries) {
  const files = new Set()
  const visit = (chunk) => {
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(manifest[imported])
  }
  const begun = entries.map((entry) => manifest[entry] ?? chunkNamed(manifest, entry))
  if (!begun.includes(undefined)) begun.forEach(visit)
  return files
}

const chunkNamed = (manifest, name) =>
  Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))

const scriptsOf = (manifest) => [
  ...new Set(
    Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js')),
  ),
]

const gzipKb = (file) => gzipSync(readFileSync(inRoot('dist', file)), { level: 9 }).length / 1000

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
