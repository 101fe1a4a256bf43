import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pathWithin } from './files.ts'

const root = join('/srv', 'dist')

test.each([
  ['/assets/main.js', join(root, 'assets', 'main.js')],
  ['icon.svg', join(root, 'icon.svg')],
  ['/a%20b.txt', join(root, 'a b.txt')],
  ['/x/../icon.svg', join(root, 'icon.svg')],
])('%s is a file of the folder', (urlPath, path) => {
  expect(pathWithin(root, urlPath)).toBe(path)
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
])('%s is no file of the folder', (urlPath) => {
  expect(pathWithin(root, urlPath)).toBeNull()
})
