import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './write-compressed-copies.ts'

const TEXT = 'export const answer = 42\n'.repeat(200)

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colonnade-copies-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name, text) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('writes both copies beside each text file', async () => {
  for (const name of ['index.html', 'assets/a.js', 'assets/a.css']) write(name, TEXT)

  await compressFiles(folder)

  for (const name of ['index.html', 'assets/a.js', 'assets/a.css']) {
    const read = (ending) => readFileSync(join(folder, name + ending))
    expect(brotliDecompressSync(read('.br')).toString()).toBe(TEXT)
    expect(gunzipSync(read('.gz')).toString()).toBe(TEXT)
  }
})

test('writes none of small, private and binary files and of source maps', async () => {
  const names = ['small.js', '.vite/manifest.json', '_headers', 'assets/a.js.map', 'icons/a.png']
  for (const name of names) write(name, name === 'small.js' ? 'go()' : TEXT)

  await compressFiles(folder)

  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(found.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([])
})
