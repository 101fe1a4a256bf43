import { expect, test } from 'vitest'
import { outdated } from './outdated.ts'

const OLD = { version: 'old', paths: new Set(['/assets/index-old.js', '/assets/late-old.js']) }
const NEW = { version: 'new', paths: new Set(['/assets/index-new.js', '/assets/late-new.js']) }

const standing = {
  kept: [OLD, NEW],
  current: 'new',
  isUpdating: false,
  windows: ['a', 'b'],
  running: new Map([
    ['a', '/assets/index-new.js'],
    ['b', '/assets/index-new.js'],
  ]),
}

test('what no open page runs is let go, the current version never [BY-17]', () => {
  expect(outdated(standing)).toEqual(['old'])
  expect(outdated({ ...standing, windows: [] })).toEqual(['old'])
})

test('a page that was opened before the update keeps its version until it is closed [BY-17]', () => {
  const running = new Map([...standing.running, ['b', '/assets/index-old.js']])

  expect(outdated({ ...standing, running })).toEqual([])
  expect(outdated({ ...standing, running, windows: ['a'] })).toEqual(['old'])
})

test('while a page does not say what it runs everything stays', () => {
  expect(outdated({ ...standing, windows: ['a', 'b', 'unknown'] })).toEqual([])
})

test('what a later version has laid down stays while it waits', () => {
  expect(outdated({ ...standing, current: 'old', windows: [], isUpdating: true })).toEqual([])
})
