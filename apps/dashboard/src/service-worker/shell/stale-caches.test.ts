import { expect, test } from 'vitest'
import { findStaleVersions } from './stale-caches.ts'

const OLD = { version: 'old', paths: new Set(['/assets/index-old.js', '/assets/late-old.js']) }
const NEW = { version: 'new', paths: new Set(['/assets/index-new.js', '/assets/late-new.js']) }

const state = {
  kept: [OLD, NEW],
  current: 'new',
  isUpdating: false,
  windows: 2,
  running: ['/assets/index-new.js', '/assets/index-new.js'],
}

test(
  'returns the versions that no open page runs, but never the current one',
  { tags: ['BY-17'] },
  () => {
    expect(findStaleVersions(state)).toEqual(['old'])
    expect(findStaleVersions({ ...state, windows: 0, running: [] })).toEqual(['old'])
  },
)

test('keeps the version of a page that was opened before the update', { tags: ['BY-17'] }, () => {
  const running = ['/assets/index-new.js', '/assets/index-old.js']

  expect(findStaleVersions({ ...state, running })).toEqual([])
  expect(findStaleVersions({ ...state, windows: 1, running: running.slice(0, 1) })).toEqual(['old'])
})

test('keeps all versions while a page does not report its version', () => {
  expect(findStaleVersions({ ...state, windows: 3 })).toEqual([])
})

test('keeps the files of a newer version that is waiting', () => {
  const alone = { windows: 0, running: [] }

  expect(findStaleVersions({ ...state, ...alone, current: 'old', isUpdating: true })).toEqual([])
})
