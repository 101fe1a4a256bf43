import { expect, test } from 'vitest'
import {
  pinnedDependencies,
  findUnpinnedInCatalog,
  findUnpinned,
  parsePackages,
  findMissingHash,
} from './pinned-dependencies.mjs'

const HASH = `sha512-${'a'.repeat(86)}==`

test('finds a hash for everything that the first start downloads', async () => {
  const { failed, output, note } = await pinnedDependencies.run()

  expect([failed, output]).toEqual([0, ''])
  expect(Number(/^\d+/.exec(note)?.[0])).toBeGreaterThan(500)
})

test.each([
  ['', 'pnpm-lock.yaml: a@1.0.0 has no hash'],
  [
    'tarball: https://example.org/a.tgz',
    'pnpm-lock.yaml: a@1.0.0 has no usable hash: {tarball: https://example.org/a.tgz}',
  ],
  ['integrity: sha1-abc', 'pnpm-lock.yaml: a@1.0.0 has no usable hash: {integrity: sha1-abc}'],
  [
    `integrity: ${HASH}, tarball: https://example.org/a.tgz`,
    `pnpm-lock.yaml: a@1.0.0 has no usable hash: {integrity: ${HASH}, tarball: https://example.org/a.tgz}`,
  ],
])('reports a package with the resolution {%s}', (resolution, expected) => {
  const lines = resolution === '' ? '' : `    resolution: {${resolution}}\n`
  const lock = `packages:\n\n  a@1.0.0:\n${lines}    engines: {node: '>=6'}\n\n  '@b/c@1.0.0':\n    resolution: {integrity: ${HASH}}\n\nsnapshots:\n\n  d@1.0.0: {}\n`

  expect(parsePackages(lock).flatMap(findMissingHash)).toEqual([expected])
})

test('reports versions that are not exact', () => {
  const catalog =
    "packages:\n  - apps/*\ncatalog:\n  '@a/b': ^1.0.0\n  c: 1.0.0\n  d: latest\nother: 1\n"

  expect(findUnpinnedInCatalog(catalog)).toEqual([
    'pnpm-workspace.yaml: @a/b is ^1.0.0, not an exact version',
    'pnpm-workspace.yaml: d is latest, not an exact version',
  ])
  expect(
    findUnpinned('package.json', {
      dependencies: { a: 'catalog:', b: 'workspace:*', c: '1.0.0' },
      devDependencies: { d: 'github:a/d' },
    }),
  ).toEqual([
    'package.json: c is 1.0.0, not from the catalog',
    'package.json: d is github:a/d, not from the catalog',
  ])
})
