import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { inRoot } from '../runner/paths.mjs'
import { createResult } from './tool.mjs'

/**
 * Budgets in kilobytes (1000 bytes) of JavaScript, as Brotli compresses it at most, until a page shows content. They
 * are the size at the last change of them and up to 2 % more. The budget of the boot script and of the requests is in
 * `e2e/extended/budgets.spec.ts`.
 */
const FIRST_LOADS = [
  // With its first posts, with and without an initial state in the page: the same code loads for both.
  { pages: ['index.html'], name: 'first post', budgetKb: 171 },
  { pages: ['share.html'], name: 'share page', budgetKb: 93 },
]
const LAZY_CHUNK_KB = 37.5

/** Checks the size of the code that a visitor loads, from the manifest of the build. */
export const size = {
  name: 'size budget',
  run() {
    const manifest = JSON.parse(readFileSync(inRoot('dist', '.vite', 'manifest.json'), 'utf8'))
    const loads = FIRST_LOADS.map(({ pages, name, budgetKb }) => {
      const files = getFirstLoad(manifest, ...pages)
      return { name, budgetKb, files, kb: sum([...files].map(measureKb)) }
    })
    const lazy = getScripts(manifest)
      .filter((file) => !loads.some(({ files }) => files.has(file)))
      .map((file) => ({ file, kb: measureKb(file) }))
      .sort((a, b) => b.kb - a.kb)
    const faults = lazy
      .filter(({ kb }) => kb > LAZY_CHUNK_KB)
      .map(
        ({ file, kb }) =>
          `${file} is ${kb.toFixed(1)} kB compressed; the limit of a lazy chunk is ${LAZY_CHUNK_KB}.`,
      )
    for (const { name, kb, budgetKb, files } of loads) {
      if (files.size === 0) faults.push(`The build has no ${name}.`)
      if (kb > budgetKb) {
        faults.push(`The ${name} is ${kb.toFixed(1)} kB compressed; the budget is ${budgetKb}.`)
      }
    }
    const largest = lazy[0] === undefined ? '' : `, largest lazy chunk ${lazy[0].kb.toFixed(1)} kB`
    return Promise.resolve(
      createResult(
        faults.length === 0,
        faults.join('\n'),
        `${loads.map(({ name, kb }) => `${name} ${kb.toFixed(1)} kB`).join(', ')}${largest}`,
      ),
    )
  },
}

/**
 * Returns the files of a page or a named chunk with all of its static imports; of several together. Empty when one is
 * missing.
 */
export function getFirstLoad(manifest, ...entries) {
  const files = new Set()
  const visit = (chunk) => {
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(manifest[imported])
  }
  const roots = entries.map((entry) => manifest[entry] ?? findChunk(manifest, entry))
  if (!roots.includes(undefined)) roots.forEach(visit)
  return files
}

const findChunk = (manifest, name) =>
  Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))

const getScripts = (manifest) => [
  ...new Set(
    Object.values(manifest)
      .map((chunk) => chunk.file)
      .filter((file) => file.endsWith('.js')),
  ),
]

const measureKb = (file) =>
  brotliCompressSync(readFileSync(inRoot('dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length / 1000

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
