import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testsWithoutStore, testsOnBoth } from './instance-tests.ts'
import { inRoot } from './runner/paths.mjs'

test('lists only existing tests', () => {
  expect(
    [...testsWithoutStore, ...testsOnBoth].filter((path) => !existsSync(inRoot(path))),
  ).toEqual([])
})

test('lists no test with a store as independent of the store', () => {
  const opening = testsWithoutStore.filter((path) =>
    readFileSync(inRoot(path), 'utf8').includes('startTestInstance'),
  )
  expect(opening).toEqual([])
})
