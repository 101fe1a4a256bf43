import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { besideStore, onBoth } from './instance-tests.ts'
import { inRoot } from './runner/paths.mjs'

test('every test of the instance that is named for a database is there', () => {
  expect([...besideStore, ...onBoth].filter((path) => !existsSync(inRoot(path)))).toEqual([])
})

test('what is kept from PostgreSQL opens no store that could lie there', () => {
  const opening = besideStore.filter((path) =>
    readFileSync(inRoot(path), 'utf8').includes('startTestInstance'),
  )
  expect(opening).toEqual([])
})
