import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resolvePathWithin } from './files.ts'

const root = join('/srv', 'dist')

test.each([
  ['/assets/main.js', join(root, 'assets', 'main.js')],
  ['icon.svg', join(root, 'icon.svg')],
  ['/a%20b.txt', join(root, 'a b.txt')],
  ['/x/../icon.svg', join(root, 'icon.svg')],
])('resolves %s inside the folder', (urlPath, path) => {
  expect(resolvePathWithin(root, urlPath)).toBe(path)
})

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/../dist-other/file.txt',
  '/..%5coutside.txt',
  '/.env',
  '/assets/.secret',
  '/%00.txt',
  '/%E0%A4%A.txt',
  '/',
])('rejects %s', (urlPath) => {
  expect(resolvePathWithin(root, urlPath)).toBeNull()
})
