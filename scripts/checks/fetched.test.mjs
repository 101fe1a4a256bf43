import { expect, test } from 'vitest'
import { fetched, looseCatalog, looseIn, packagesIn, unknownBytes } from './fetched.mjs'

const HASH = `sha512-${'a'.repeat(86)}==`

test('finds a hash for everything that the first start fetches here', async () => {
  const { failed, output, note } = await fetched.run()

  expect([failed, output]).toEqual([0, ''])
  expect(Number(/^\d+/.exec(note)?.[0])).toBeGreaterThan(500)
})

test.each([
  ['', 'pnpm-lock.yaml: a@1.0.0 says nothing of its bytes'],
  [
    'tarball: https://example.org/a.tgz',
    'pnpm-lock.yaml: a@1.0.0 is known by {tarball: https://example.org/a.tgz} alone',
  ],
  ['integrity: sha1-abc', 'pnpm-lock.yaml: a@1.0.0 is known by {integrity: sha1-abc} alone'],
  [
    `integrity: ${HASH}, tarball: https://example.org/a.tgz`,
    `pnpm-lock.yaml: a@1.0.0 is known by {integrity: ${HASH}, tarball: https://example.org/a.tgz} alone`,
  ],
])('tells of a package that is known by {%s}', (resolution, told) => {
  const lines = resolution === '' ? '' : `    resolution: {${resolution}}\n`
  const lock = `packages:\n\n  a@1.0.0:\n${lines}    engines: {node: '>=6'}\n\n  '@b/c@1.0.0':\n    resolution: {integrity: ${HASH}}\n\nsnapshots:\n\n  d@1.0.0: {}\n`

  expect(packagesIn(lock).flatMap(unknownBytes)).toEqual([told])
})

test('tells of versions that may become others', () => {
  const catalog =
    "packages:\n  - apps/*\ncatalog:\n  '@a/b': ^1.0.0\n  c: 1.0.0\n  d: latest\nother: 1\n"

  expect(looseCatalog(catalog)).toEqual([
    'pnpm-workspace.yaml: @a/b is ^1.0.0, not one version',
    'pnpm-workspace.yaml: d is latest, not one version',
  ])
  expect(
    looseIn('package.json', {
      dependencies: { a: 'catalog:', b: 'workspace:*', c: '1.0.0' },
      devDependencies: { d: 'github:a/d' },
    }),
  ).toEqual([
    'package.json: c is 1.0.0, not of the catalog',
    'package.json: d is github:a/d, not of the catalog',
  ])
})
